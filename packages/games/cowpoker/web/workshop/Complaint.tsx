// What the checker says about one field, beside it.
import type { PackProblem } from '@sagebrush/cowpoker';
import * as styles from './workshop.module.css';

interface Props {
  readonly problems: readonly PackProblem[];
  readonly at: string;
  readonly id?: string;
}

export const complaintsAt = (problems: readonly PackProblem[], at: string): readonly string[] =>
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
