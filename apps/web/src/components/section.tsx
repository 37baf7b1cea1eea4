import { type ComponentChild, type ComponentChildren } from '@marquee/pages';

interface Props {
  title: string;
  children?: ComponentChildren;
}

export const Section = ({ title, children }: Props): ComponentChild => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);
