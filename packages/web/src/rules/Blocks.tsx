// What stands in a chapter of the rules: text, tables, and clauses with their own addresses.
import { siteHref } from '@sagebrush/table-kit/site.ts';
import { RulesTable } from './RulesTable.tsx';
import * as styles from './rules.module.css';
import type { Block } from './rules-text.ts';
import { MarkedText, Text, type TextPlace } from './Text.tsx';

interface BlocksProps extends TextPlace {
  readonly blocks: readonly Block[];
  /** The clause that the address asks for. */
  readonly aimed?: string;
}

export const Blocks = ({ blocks, ...place }: BlocksProps) =>
  blocks.map((block) => <Shown key={keyOf(block)} block={block} {...place} />);

function keyOf(block: Block): string {
  if (block.kind === 'table') return block.head.join('|');
  return block.kind === 'clause' ? block.id : block.text;
}

function Shown({ block, aimed, ...place }: TextPlace & { readonly block: Block; readonly aimed?: string }) {
  if (block.kind === 'table') return <RulesTable table={block} {...place} />;
  const text = <Text text={block.text} {...place} />;
  if (block.kind !== 'clause') return <p className={block.kind === 'item' ? styles.item : undefined}>{text}</p>;
  return (
    <p className={styles.clause} data-part="clause" id={block.id} data-aimed={block.id === aimed || undefined}>
      <a href={siteHref(`/rules/${place.game}#${block.id}`)} className={styles.clauseId}>
        <MarkedText text={block.id} sought={place.sought} />
      </a>
      <span>{text}</span>
    </p>
  );
}
