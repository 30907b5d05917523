// The server's no, where it was asked.
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';

export function ProblemNote({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : (
    <p role="alert" className={controls.note} data-part="note">
      {text}
    </p>
  );
}
