// What is sought stands in the address, so that a search can be sent on.
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useSearchParams } from 'wouter';
import * as styles from './rules.module.css';

export function useSought(): readonly [sought: string, seek: (sought: string) => void] {
  const [params, setParams] = useSearchParams();
  const seek = (sought: string): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (sought === '') after.delete('q');
        else after.set('q', sought);
        return after;
      },
      { replace: true },
    );
  return [params.get('q') ?? '', seek];
}

interface Props {
  readonly label: string;
  readonly example: string;
  /** Stands in the empty field, where it moves nothing when it comes. */
  readonly first?: string | undefined;
  readonly sought: string;
  readonly seek: (sought: string) => void;
  /** How much was found, in words. */
  readonly found: string;
}

export function SearchField({ label, example, first, sought, seek, found }: Props) {
  return (
    <search className={`${controls.field} ${styles.search}`} data-part="field">
      <label htmlFor="search">{label}</label>
      <input
        id="search"
        type="search"
        value={sought}
        placeholder={first}
        aria-describedby="search-example"
        onChange={({ target }) => seek(target.value)}
      />
      <small id="search-example">{example}</small>
      <small role="status">{found}</small>
    </search>
  );
}
