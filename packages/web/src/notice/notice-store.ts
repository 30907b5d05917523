// The house's notice as the streams tell it, and whether this guest has put it away.
import type { Notice } from '@sagebrush/protocol';
import { create } from 'zustand';

interface NoticeShown {
  readonly notice: Notice | null;
  /** The id of the notice that was read and closed. */
  readonly closed: string | undefined;
}

export const useNotice = create<NoticeShown>()(() => ({ notice: null, closed: undefined }));
export const showNotice = (notice: Notice | null): void => useNotice.setState({ notice });
export const closeNotice = (): void => useNotice.setState(({ notice }) => ({ closed: notice?.id }));
