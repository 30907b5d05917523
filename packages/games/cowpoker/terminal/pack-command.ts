// sagebrush pack: check, show, compare and begin packs of cards for Cowpoker.
import { writeFileSync } from 'node:fs';
import {
  checkPack,
  type PackJson,
  packOf,
  packSchema,
  packText,
  remarksOn,
  SHIPPED_PACKS,
  soundPack,
  startingPack,
} from '@sagebrush/cowpoker';
import type { Json, Lang } from '@sagebrush/engine';
import type { Command, Option } from 'commander';
import { packAsSheet } from './pack-sheet.ts';
import { differencesAsText, packAsTable, packAsTexts, packDifferences } from './pack-text.ts';

/** What the command line lends. */
interface CommandTools {
  langOption(): Option;
  jsonFile(file: string): Json;
  /** The command worked and its answer is no. */
  answerIsNo(message?: string): Error;
}

export function packCommand(program: Command, { langOption, jsonFile, answerIsNo }: CommandTools): void {
  const packJson = (name: string): Json => (isShipped(name) ? packOf({ pack: name }).json : jsonFile(name));
  const findPack = (name: string): PackJson => soundPack(packJson(name), isShipped(name) ? '' : name);
  const pack = program.command('pack').description('check, show, compare and begin packs of cards for Cowpoker');
  const shipped = `a file, or a shipped pack: ${SHIPPED_PACKS.join(', ')}`;

  pack
    .command('check <file>')
    .description('list every mistake in a pack, each with its place, and what the rulebooks say otherwise')
    .option('--json', 'print JSON')
    .addOption(langOption())
    .addHelpText(
      'after',
      '\nExample:\n  sagebrush pack check my-pack.json && sagebrush sim cowpoker -o pack=my-pack.json',
    )
    .action((file: string, { json, lang }: { json?: boolean; lang: Lang }) => {
      const pack = packJson(file);
      const problems = checkPack(pack, lang);
      const remarks = problems.length === 0 ? remarksOn(soundPack(pack), lang) : [];
      const list = (found: typeof problems, kind: string): void => {
        for (const { place, reason } of found)
          print(`${file}: ${kind}${place === '' ? 'the pack' : place}${cardAt(pack, place)}: ${reason}`);
      };
      if (json) print(JSON.stringify({ file, sound: problems.length === 0, problems, remarks }));
      else list(problems, '');
      if (problems.length > 0)
        throw answerIsNo(json ? '' : `${problems.length} ${problems.length === 1 ? 'mistake' : 'mistakes'}`);
      if (json) return;
      list(remarks, 'remark: ');
      print(`${file}: 54 cards, no mistakes.`);
    });

  pack
    .command('show <pack>')
    .description(`print the cards as a table, or as a sheet of card faces (${shipped})`)
    .option('--html [file]', 'a sheet of card faces to print, into a file or on standard output')
    .option('--json', 'the pack as JSON')
    .addOption(langOption())
    .addHelpText(
      'after',
      '\nExamples:\n  sagebrush pack show centerville --lang de\n  sagebrush pack show my-pack.json --html cards.html',
    )
    .action((name: string, { html, json, lang }: { html?: string | boolean; json?: boolean; lang: Lang }) => {
      const found = findPack(name);
      if (typeof html === 'string') writeFileSync(html, packAsSheet(found, lang));
      else if (html) process.stdout.write(packAsSheet(found, lang));
      else if (json) print(JSON.stringify(found));
      else process.stdout.write(packAsTable(found, lang));
    });

  pack
    .command('text <pack>')
    .description(`print the text of every effect in a language (${shipped})`)
    .option('--json', 'print JSON')
    .addOption(langOption())
    .addHelpText('after', '\nExample:\n  sagebrush pack text centerville --lang it')
    .action((name: string, { json, lang }: { json?: boolean; lang: Lang }) => {
      const texts = packAsTexts(findPack(name), lang);
      if (json) print(JSON.stringify(texts));
      else for (const { card, name: called, text } of texts) print(`${card}  ${called}: ${text}`);
    });

  pack
    .command('diff <before> <after>')
    .description('what differs between two packs; the exit code is 1 when anything does')
    .option('--json', 'print JSON')
    .addOption(langOption())
    .addHelpText('after', '\nExample:\n  sagebrush pack diff centerville my-pack.json')
    .action((before: string, after: string, { json, lang }: { json?: boolean; lang: Lang }) => {
      const differences = packDifferences(findPack(before), findPack(after), lang);
      if (json) print(JSON.stringify(differences));
      else process.stdout.write(differencesAsText(differences));
      if (differences.length > 0) throw answerIsNo();
    });

  pack
    .command('new <file>')
    .description('write a pack to begin with; an existing file is not touched')
    .option('--from <pack>', 'begin with a copy of this pack')
    .option('--name <name>', 'what the pack is called', 'My pack')
    .addHelpText(
      'after',
      '\nExamples:\n  sagebrush pack new my-pack.json --name "Dry Gulch"\n  sagebrush pack new mine.json --from centerville',
    )
    .action((file: string, { from, name }: { from?: string; name: string }) => {
      const fresh = from === undefined ? startingPack(name) : { ...findPack(from), name };
      writeFileSync(file, packText(soundPack(fresh)), { flag: 'wx' });
      print(`${file}: 54 cards. Play them with: npx sagebrush play cowpoker -o pack=${file}`);
    });

  pack
    .command('schema')
    .description('print the JSON Schema of packs, for editors')
    .addHelpText('after', '\nExample:\n  sagebrush pack schema > pack.schema.json')
    .action(() => print(JSON.stringify(packSchema, null, 2)));
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Which card a place is about: nobody counts to `cards[37]`. */
function cardAt(pack: Json, place: string): string {
  const index = /^cards\[(\d+)\]/.exec(place)?.[1];
  const { cards } = pack as { readonly cards?: readonly ({ readonly card?: Json } | null)[] };
  const card = index === undefined ? undefined : cards?.[Number(index)]?.card;
  return typeof card === 'string' ? ` (${card})` : '';
}

const isShipped = (name: string): boolean => SHIPPED_PACKS.includes(name);
