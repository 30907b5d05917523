// An effect as a list of steps: add, change, reorder, take out; steps inside steps the same way.
import { effectText, type PackProblem, type Step } from '@sagebrush/cowpoker';
import { rankText } from '@sagebrush/table-kit/cards/short-name.ts';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useId, useState } from 'react';
import { Complaint } from './Complaint.tsx';
import { SelectField } from './fields.tsx';
import { OnlyField } from './OnlyField.tsx';
import {
  fieldValue,
  freshStep,
  kindOf,
  STEP_FIELDS,
  STEP_KINDS,
  type StepKind,
  VALUES,
  type ValueKind,
  withField,
} from './step-kinds.ts';
import { useWorkshopWords, type WorkshopWords } from './words/index.ts';
import * as styles from './workshop.module.css';

interface Props {
  readonly steps: readonly Step[];
  readonly problems: readonly PackProblem[];
  readonly at: string;
  readonly onChange: (steps: readonly Step[]) => void;
}

export function StepList({ steps, problems, at, onChange }: Props) {
  const places = steps.map((step, index) => ({ step, index, at: `${at}[${index}]` }));
  const put = (index: number, ...put: readonly Step[]) => onChange(steps.toSpliced(index, 1, ...put));
  const swap = (index: number) => onChange(steps.toSpliced(index, 2, ...steps.slice(index, index + 2).reverse()));
  return (
    <div className={styles.steps}>
      <Complaint problems={problems} at={at} />
      <ol>
        {places.map(({ step, index, at: here }) => (
          <StepItem
            key={here}
            step={step}
            index={index}
            last={index === steps.length - 1}
            problems={problems}
            at={here}
            onChange={(changed) => put(index, changed)}
            onRemove={() => put(index)}
            onMove={(by) => swap(by < 0 ? index - 1 : index)}
          />
        ))}
      </ol>
      <AddStep onAdd={(kind) => onChange([...steps, freshStep(kind)])} />
    </div>
  );
}

interface ItemProps {
  readonly step: Step;
  readonly index: number;
  readonly last: boolean;
  readonly problems: readonly PackProblem[];
  readonly at: string;
  readonly onChange: (step: Step) => void;
  readonly onRemove: () => void;
  readonly onMove: (by: -1 | 1) => void;
}

function StepItem({ step, index, last, problems, at, onChange, onRemove, onMove }: ItemProps) {
  const own = useWorkshopWords();
  const lang = useSettings((settings) => settings.lang);
  const number = own.stepNumber(index + 1);
  return (
    <li className={styles.step}>
      <div className={styles.stepHead}>
        <span className={styles.stepText}>
          <b>{index + 1}</b> {effectText(lang, [step])}
        </span>
        <button
          type="button"
          className={controls.iconButton}
          disabled={index === 0}
          aria-label={`${own.earlier}: ${number}`}
          onClick={() => onMove(-1)}
        >
          ↑
        </button>
        <button
          type="button"
          className={controls.iconButton}
          disabled={last}
          aria-label={`${own.later}: ${number}`}
          onClick={() => onMove(1)}
        >
          ↓
        </button>
        <button
          type="button"
          className={controls.iconButton}
          aria-label={`${own.takeOut}: ${number}`}
          onClick={onRemove}
        >
          ✕
        </button>
      </div>
      <Complaint problems={problems} at={at} />
      <div className={styles.stepFields}>
        {STEP_FIELDS[kindOf(step)].map((field) => (
          <SelectField
            key={field.name}
            label={own.fields[field.name]}
            problems={problems}
            at={`${at}.${field.name}`}
            value={fieldValue(step, field.name)}
            values={[
              ...(field.unless ? ([['', own.unless[field.unless]]] as const) : []),
              ...VALUES[field.of].map((value) => [String(value), valueName(own, field.of, value)] as const),
            ]}
            onChange={(text) => onChange(withField(step, field, text))}
          />
        ))}
      </div>
      {(step.do === 'steal' || step.do === 'discard' || step.do === 'move') && (
        <OnlyField
          only={step.only}
          problems={problems}
          at={`${at}.only`}
          onChange={(only) => onChange(withOnly(step, only))}
        />
      )}
      {'steps' in step && (
        <StepList
          steps={step.steps}
          problems={problems}
          at={`${at}.steps`}
          onChange={(steps) => onChange({ ...step, steps })}
        />
      )}
    </li>
  );
}

type Choosy = Extract<Step, { readonly do: 'steal' | 'discard' | 'move' }>;
function withOnly(step: Choosy, only: Choosy['only']): Step {
  const { only: _, ...others } = step;
  return only === undefined ? others : { ...others, only };
}

function valueName(own: WorkshopWords, of: ValueKind, value: string | number): string {
  if (of === 'few' || of === 'times') return String(value);
  if (of === 'rank') return rankText(String(value));
  return (own.values[of] as { readonly [value: string]: string })[value] ?? String(value);
}

function AddStep({ onAdd }: { readonly onAdd: (kind: StepKind) => void }) {
  const own = useWorkshopWords();
  const id = useId();
  const [kind, setKind] = useState<StepKind>('call');
  return (
    <div className={`${styles.addStep} ${controls.field}`} data-part="field">
      <label htmlFor={id} className={controls.hidden}>
        {own.nextStep}
      </label>
      <select id={id} value={kind} onChange={({ target }) => setKind(target.value as StepKind)}>
        {STEP_KINDS.map((one) => (
          <option key={one} value={one}>
            {own.kinds[one]}
          </option>
        ))}
      </select>
      <button type="button" className={`${controls.button} ${controls.small}`} onClick={() => onAdd(kind)}>
        {own.addStep}
      </button>
    </div>
  );
}
