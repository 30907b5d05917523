// The level of a bot, as a list to choose from.
import { useAppWords } from '../words/index.ts';

export const LEVEL_NAMES = ['greenhorn', 'cowhand', 'deputy', 'sheriff', 'marshal', 'legend'] as const;

interface Props {
  readonly id?: string;
  /** What it is for, where no label says so. */
  readonly label?: string;
  readonly className?: string;
  readonly level: string;
  readonly disabled?: boolean;
  readonly onPick: (level: string) => void;
}

export function LevelSelect({ id, label, className, level, disabled = false, onPick }: Props) {
  const words = useAppWords();
  return (
    <select
      id={id}
      aria-label={label}
      className={className}
      value={level}
      disabled={disabled}
      onChange={({ target }) => onPick(target.value)}
    >
      {LEVEL_NAMES.map((name) => (
        <option key={name} value={name}>
          {words.levels[name]}
        </option>
      ))}
    </select>
  );
}
