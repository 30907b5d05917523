// What somebody is called; a guest, whose name is not kept, is marked as one.
import { useKitWords } from '../words/index.ts';

export function PersonName({ name, guest = false }: { readonly name: string; readonly guest?: boolean | undefined }) {
  const own = useKitWords();
  return guest ? (
    <>
      {name} <small data-part="guest">({own.guest})</small>
    </>
  ) : (
    name
  );
}
