// The block in the editor. It needs no build step.
((wp) => {
  const { createElement: h, Fragment } = wp.element;
  const { InspectorControls, useBlockProps } = wp.blockEditor;
  const { PanelBody, SelectControl, TextControl, ToggleControl } = wp.components;
  const { __ } = wp.i18n;

  const TEXTS = {
    city: __('City', 'marquee-events'),
    slug: __('Slug of the event or artist', 'marquee-events'),
    artist: __('Artist', 'marquee-events'),
    venue: __('Slug of a venue', 'marquee-events'),
    category: __('Category', 'marquee-events'),
    lang: __('Language of the articles, such as en', 'marquee-events'),
  };
  const STYLES = {
    accent: __('Accent colour, such as a8321a', 'marquee-events'),
    background: __('Background colour, or transparent', 'marquee-events'),
    radius: __('Corners in pixels', 'marquee-events'),
    images: __('Pictures: off, or empty', 'marquee-events'),
    title: __('Heading, or none', 'marquee-events'),
    ref: __('Mark on links to tickets', 'marquee-events'),
  };
  const FIELDS = {
    events: ['city', 'artist', 'venue', 'category'],
    city: ['city'],
    event: ['slug'],
    artist: ['slug'],
    'demand-it': ['artist', 'city'],
    venue: ['slug'],
    series: ['slug'],
    plan: ['slug'],
    articles: ['lang'],
    'follow-city': ['city'],
    'submit-event': ['city'],
    'connect-calendar': ['city'],
  };
  const toOptions = (names) => names.map((value) => ({ value, label: value }));

  function edit({ attributes, setAttributes }) {
    const set = (name) => (value) => setAttributes({ [name]: value });
    const text = (name, label) =>
      h(TextControl, { key: name, label, value: attributes[name] ?? '', onChange: set(name) });
    const select = (name, label, names) =>
      h(SelectControl, {
        key: name,
        label,
        value: attributes[name],
        options: toOptions(names),
        onChange: set(name),
      });
    const toggle = (name, label) =>
      h(ToggleControl, { key: name, label, checked: attributes[name], onChange: set(name) });
    const isList = attributes.widget === 'events';
    const content = [
      select('widget', __('Widget', 'marquee-events'), Object.keys(FIELDS)),
      ...FIELDS[attributes.widget].map((name) => text(name, TEXTS[name])),
      isList &&
        h(TextControl, {
          key: 'limit',
          type: 'number',
          min: 1,
          max: 100,
          label: __('How many', 'marquee-events'),
          value: attributes.limit,
          onChange: (value) => setAttributes({ limit: Number(value) || 5 }),
        }),
      isList &&
        select('layout', __('Layout', 'marquee-events'), [
          'list',
          'cards',
          'compact',
          'calendar',
          'map',
        ]),
      isList && toggle('search', __('Search form', 'marquee-events')),
      isList && toggle('past', __('Past events', 'marquee-events')),
    ];
    const style = [
      select('theme', __('Theme', 'marquee-events'), ['light', 'dark', 'auto']),
      ...Object.entries(STYLES).map(([name, label]) => text(name, label)),
    ];
    return render(attributes, content, style);
  }

  const render = (attributes, content, style) =>
    h(
      Fragment,
      null,
      h(
        InspectorControls,
        null,
        h(PanelBody, { title: __('Content', 'marquee-events') }, content),
        h(PanelBody, { title: __('Appearance', 'marquee-events'), initialOpen: false }, style),
      ),
      h(Preview, { attributes }),
    );

  const Preview = ({ attributes }) =>
    h('div', useBlockProps(), h(wp.serverSideRender, { block: 'marquee/events', attributes }));

  wp.blocks.registerBlockType('marquee/events', { edit, save: () => null });
})(window.wp);
