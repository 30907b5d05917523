// One card on the bench: its fields on one side, its face on the other, both always the same card.
import { type CardEntry, effectText, HOMES, type PackProblem, textIn } from '@sagebrush/cowpoker';
import { cardName } from '@sagebrush/engine';
import { Picks } from '@sagebrush/table-kit/forms/Picks.tsx';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { CowpokerFace } from '../cards/CowpokerFace.tsx';
import { characterOf } from '../cards/character.ts';
import { useWords } from '../words/index.ts';
import { Complaint } from './Complaint.tsx';
import { TextsField, WholeField } from './fields.tsx';
import { StepList } from './StepList.tsx';
import { useWorkshopWords } from './words/index.ts';
import * as styles from './workshop.module.css';

interface Props {
  readonly entry: CardEntry;
  readonly index: number;
  readonly problems: readonly PackProblem[];
  readonly onChange: (field: string, change: Partial<CardEntry>) => void;
}

const VALUES = ['points', 'roundup', 'gunfight'] as const;

export function CardForm({ entry, index, problems, onChange }: Props) {
  const own = useWorkshopWords();
  const words = useWords();
  const lang = useSettings((settings) => settings.lang);
  const at = `cards[${index}]`;
  const isAce = entry.card.startsWith('A');
  return (
    <section className={styles.cardForm} data-part="card-form" aria-label={cardName(lang, entry.card)}>
      <div className={styles.liveFace} data-part="live-face">
        <CowpokerFace card={characterOf(lang, entry)} />
        {entry.flavour !== undefined && <em className={styles.flavour}>{textIn(lang, entry.flavour)}</em>}
        <p className={controls.hidden} role="status">
          {effectText(lang, entry.effect)}
        </p>
      </div>
      <div className={styles.cardFields}>
        <h2>{cardName(lang, entry.card)}</h2>
        <TextsField
          label={own.fields.name}
          texts={entry.name}
          max={60}
          problems={problems}
          at={`${at}.name`}
          onChange={(name) => onChange('name', { name })}
        />
        <Picks
          legend={own.fields.ranch}
          name="ranch"
          values={HOMES}
          value={entry.ranch}
          nameOf={(home) => words.ranches[home]}
          onPick={(ranch) => onChange('ranch', { ranch })}
        />
        <Complaint problems={problems} at={`${at}.ranch`} />
        {isAce && <Complaint problems={problems} at="cards" />}
        <div className={styles.threeValues} data-part="three-values">
          {VALUES.map((field) => (
            <WholeField
              key={field}
              label={own.fields[field]}
              value={entry[field]}
              problems={problems}
              at={`${at}.${field}`}
              onChange={(value) => onChange(field, { [field]: value })}
            />
          ))}
        </div>
        <TextsField
          label={own.fields.flavour}
          texts={entry.flavour ?? ''}
          max={120}
          problems={problems}
          at={`${at}.flavour`}
          onChange={(flavour) => onChange('flavour', { flavour })}
        />
        <h3>{own.fields.effect}</h3>
        {entry.effect.length === 0 && <p>{own.noEffect}</p>}
        <StepList
          steps={entry.effect}
          problems={problems}
          at={`${at}.effect`}
          onChange={(effect) => onChange(`effect ${JSON.stringify(effect.map((step) => step.do))}`, { effect })}
        />
      </div>
    </section>
  );
}
