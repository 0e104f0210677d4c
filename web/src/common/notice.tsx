import type { ReactNode } from 'react';
import { WithRules } from '../rules/rule-link';
import { Title } from './title';
import { capital } from './words';

/** Something that has gone otherwise than wished. */
export function Notice({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="notice" role="alert">
      <strong>
        <WithRules text={capital(title)} />
      </strong>{' '}
      {children}
    </div>
  );
}

/** A notice in place of a whole page: its title is the heading of the page, and its tab is called by it. */
export function PageNotice({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="notice whole" role="alert">
      <Title words={capital(title)} /> {children}
    </div>
  );
}

/** A side's name with its colour and its outline. */
export function Swatch({ colour }: { readonly colour: string }) {
  return (
    <svg className="swatch" viewBox="0 0 12 12" aria-hidden="true">
      <rect x="1" y="1" width="10" height="10" rx="2" fill={colour} stroke="currentColor" />
    </svg>
  );
}
