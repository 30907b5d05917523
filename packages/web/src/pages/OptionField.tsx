// One house rule as a field: what it is, what it does, and the clause it belongs to.
import type { OptionSpec, OptionWords } from '@sagebrush/engine';
import { Picks } from '@sagebrush/table-kit/forms/Picks.tsx';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Link } from 'wouter';
import { useAppWords } from '../words/index.ts';
import * as styles from './OptionField.module.css';

interface Props {
  readonly name: string;
  readonly spec: OptionSpec;
  readonly words: OptionWords | undefined;
  readonly game: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

export function OptionField(props: Props) {
  const { spec, words, game } = props;
  const own = useAppWords();
  return (
    <div className={styles.option} data-part="option">
      <Entry {...props} />
      <small>
        {words?.about}{' '}
        <Link href={`/rules/${game}#${spec.rule}`} aria-label={own.ruleLink(spec.rule)}>
          {spec.rule}
        </Link>
      </small>
    </div>
  );
}

function Entry({ name, spec, words, value, onChange }: Props) {
  const title = words?.name ?? name;
  const { kind } = spec;
  if (kind.type === 'flag') {
    return (
      <label className={controls.toggle}>
        <input type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked)} /> {title}
      </label>
    );
  }
  if (kind.type === 'choice') {
    return (
      <Picks
        legend={title}
        name={name}
        values={kind.values}
        value={String(value)}
        nameOf={(one) => words?.values?.[one] ?? one}
        onPick={onChange}
      />
    );
  }
  if (kind.type !== 'whole') return null;
  return (
    <div className={controls.field} data-part="field">
      <label htmlFor={`option-${name}`}>{title}</label>
      <input
        id={`option-${name}`}
        type="number"
        min={kind.min}
        max={kind.max}
        value={Number(value)}
        onChange={({ target }) => target.checkValidity() && onChange(target.valueAsNumber)}
      />
    </div>
  );
}
