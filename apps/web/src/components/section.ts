import { h, type ComponentChild, type ComponentChildren } from '@marquee/ui';

interface Props {
  title: string;
  children?: ComponentChildren;
}

export const Section = ({ title, children }: Props): ComponentChild =>
  h('section', null, h('h2', null, title), children);
