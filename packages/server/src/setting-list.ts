// Several settings in one variable: SAGEBRUSH_QUOTAS=openTables=20,botTables=8.
import { FormatError } from '@sagebrush/engine';

/**
 * What `text` sets, over what holds else. A name that there is not, or a value that cannot be read, is said with what
 * was expected.
 */
export function settingList<Name extends string, Value>(
  variable: string,
  text: string,
  usual: Readonly<Record<Name, Value>>,
  read: (text: string, place: string) => Value,
): Readonly<Record<Name, Value>> {
  const names = Object.keys(usual) as Name[];
  const set = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part): [Name, Value] => {
      const [, written = '', value = ''] = /^([^=]*)=(.*)$/.exec(part) ?? [];
      const name = names.find((one) => one === written.trim());
      if (name === undefined)
        throw new FormatError(
          variable,
          `has "${part}": expected a list of ${names.join(', ')}, each with = and a value`,
        );
      return [name, read(value.trim(), `${variable}, ${name}`)];
    });
  return { ...usual, ...(Object.fromEntries(set) as Partial<Record<Name, Value>>) };
}
