import { type ComponentChild, type ComponentChildren } from '@marquee/pages';

interface Props {
  title: string;
  id?: string;
  children?: ComponentChildren;
}

export const Section = ({ title, id, children }: Props): ComponentChild => (
  <section id={id}>
    <h2>{title}</h2>
    {children}
  </section>
);
