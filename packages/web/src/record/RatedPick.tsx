// Whether a table that is being set shall be rated.
import { Picks } from '@sagebrush/table-kit/forms/Picks.tsx';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { WORDS } from './words/index.ts';

export function RatedPick({ rated, onPick }: { readonly rated: boolean; readonly onPick: (rated: boolean) => void }) {
  const own = WORDS[useSettings((settings) => settings.lang)];
  return (
    <Picks
      legend={own.ratedTable}
      name="rated"
      values={['friendly', 'rated'] as const}
      value={rated ? 'rated' : 'friendly'}
      nameOf={(value) => own.ratedTables[value]}
      onPick={(value) => onPick(value === 'rated')}
      about={own.ratedAbout}
    />
  );
}
