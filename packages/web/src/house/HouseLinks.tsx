// The ways to the pages that the host of this house wrote; nothing where there are none.
import type { HousePage } from '@sagebrush/protocol';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { server } from '../table/server.ts';
import { useAppWords } from '../words/index.ts';

export function HouseLinks() {
  const words = useAppWords();
  const [pages, setPages] = useState<readonly HousePage[]>([]);
  useEffect(() => {
    let left = false;
    server.call('house').then(
      (house) => !left && setPages(house.pages),
      // Without a server there is no host.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  if (pages.length === 0) return null;
  return (
    <nav aria-label={words.ofThisHouse} className={controls.actions} data-part="house-links">
      {pages.map((page) => (
        <Link key={page} href={`/house/${page}`}>
          {words.housePages[page]}
        </Link>
      ))}
    </nav>
  );
}
