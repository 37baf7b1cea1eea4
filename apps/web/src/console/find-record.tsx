import type { Named } from '@marquee/database';
import { Button, Empty, Field, type ComponentChild } from '@marquee/pages';

interface Props {
  kind: 'event' | 'venue';
  /** What the operator searched for: part of a name, a slug or an id. */
  reference: string | undefined;
  isFound: boolean;
  /** Records whose names contain it, if none has it as slug or id. */
  named: Named[];
}

/** Finds a record by its name, slug or id. */
export const FindRecord = ({ kind, reference, isFound, named }: Props): ComponentChild => {
  const path = `/console/${kind}s`;
  return [
    <form method="get" action={path} class="form">
      <Field label={`Name, slug or id of the ${kind}`}>
        <input name={kind} required maxlength={200} value={reference} />
      </Field>
      <Button isQuiet>Find</Button>
    </form>,
    reference !== undefined && !isFound && named.length === 0 && (
      <Empty>{`No ${kind} has this name, slug or id.`}</Empty>
    ),
    named.length > 0 && (
      <ul>
        {named.map(({ slug, name, detail }) => (
          <li key={slug}>
            <a href={`${path}?${new URLSearchParams({ [kind]: slug }).toString()}`}>{name}</a>
            {`, ${detail}`}
          </li>
        ))}
      </ul>
    ),
  ];
};
