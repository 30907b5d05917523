// What the checker says about one field, beside it.
import type { Problem } from '@sagebrush/cowpoker';
import * as styles from './workshop.module.css';

interface Props {
  readonly problems: readonly Problem[];
  readonly at: string;
  readonly id?: string;
}

export const complaintsAt = (problems: readonly Problem[], at: string): readonly string[] =>
  problems.filter(({ place }) => place === at).map(({ reason }) => reason);

export function Complaint({ problems, at, id }: Props) {
  const reasons = complaintsAt(problems, at);
  if (reasons.length === 0) return null;
  return (
    <span className={styles.complaint} data-part="complaint" id={id} role="status">
      {reasons.join('; ')}
    </span>
  );
}
