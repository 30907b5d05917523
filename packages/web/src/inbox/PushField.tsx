// Whether this device is told when it is my turn, and the hours when it is let be.
import { detach } from '@sagebrush/engine';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useEffect, useState } from 'react';
import { arrive, server } from '../table/server.ts';
import { useAppWords } from '../words/index.ts';
import { deviceIsTold, tellDevice, untellDevice } from './push.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const NEVER = 'never';

export function PushField() {
  const words = useAppWords();
  const lang = useSettings((settings) => settings.lang);
  const [key, setKey] = useState<string | null>(null);
  const [subscribed, setSubscribed] = useState(false);
  const [quiet, setQuiet] = useState(NEVER);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (!('PushManager' in globalThis && 'serviceWorker' in navigator)) return;
    // Without a server nobody is told.
    server.call('house').then(
      ({ push }) => setKey(push),
      () => undefined,
    );
    detach(deviceIsTold().then(setSubscribed), () => undefined);
  }, []);
  if (key === null) return null;
  const hour = (at: number): string =>
    new Intl.DateTimeFormat(lang, { hour: 'numeric', minute: '2-digit' }).format(new Date(2000, 0, 1, at));
  async function change(on: boolean, hours: string): Promise<void> {
    setProblem(undefined);
    try {
      if (on) {
        await arrive();
        await tellDevice(key ?? '', hours === NEVER ? null : Number(hours));
      } else await untellDevice();
      setSubscribed(on);
    } catch (reason) {
      setProblem(reason instanceof Error && reason.name !== 'NotAllowedError' ? reason.message : words.pushDenied);
    }
  }
  return (
    <div className={controls.field} data-part="push">
      <label className={controls.toggle}>
        <input
          type="checkbox"
          name="push"
          checked={subscribed}
          onChange={({ target }) => detach(change(target.checked, quiet), reportError)}
        />
        <span>{words.pushMe}</span>
      </label>
      <small>{words.pushAbout}</small>
      {subscribed && (
        <label>
          {words.pushQuiet}{' '}
          <select
            name="push-quiet"
            value={quiet}
            onChange={({ target }) => {
              setQuiet(target.value);
              detach(change(true, target.value), reportError);
            }}
          >
            <option value={NEVER}>{words.pushAlways}</option>
            {HOURS.map((at) => (
              <option key={at} value={at}>
                {words.pushBetween(hour(at), hour(at + 9))}
              </option>
            ))}
          </select>
        </label>
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
    </div>
  );
}
