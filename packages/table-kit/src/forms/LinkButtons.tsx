// What is done with a link: copy it, or hand it to whatever this device shares by.
import { detach } from '@sagebrush/engine';
import * as controls from '../styles/controls.module.css';
import { useKitWords } from '../words/index.ts';
import { useCopy } from './use-copy.ts';

interface Props {
  readonly link: string;
  /** What it is a link to. */
  readonly title: string;
  readonly small?: boolean;
  /** What the first button says where it stands among others, and looks no dearer than they do. */
  readonly among?: string;
}

export function LinkButtons({ link, title, small = false, among }: Props) {
  const words = useKitWords();
  const { copied, copy } = useCopy();
  const style = small ? `${controls.button} ${controls.small}` : controls.button;
  const plain = `${style} ${controls.plain}`;
  return (
    <>
      <button type="button" className={among === undefined ? style : plain} onClick={() => copy(link)}>
        {copied === link ? words.copied : (among ?? words.copyLink)}
      </button>
      {'share' in navigator && (
        <button
          type="button"
          className={plain}
          onClick={() => detach(navigator.share({ title, url: link }), () => undefined)}
        >
          {words.share}
        </button>
      )}
    </>
  );
}
