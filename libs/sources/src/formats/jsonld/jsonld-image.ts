import { isFields, type Fields } from '../../reading/record.ts';
import { firstText, type Graph } from './jsonld-graph.ts';

/** Returns the address of the first image of an event, place or performer. */
export function imageUrl(graph: Graph, node: Fields): string | null {
  const [image] = graph.getValues(node, 'image');
  if (!isFields(image)) return firstText(graph, node, 'image');
  return firstText(graph, image, 'url') ?? firstText(graph, image, 'contentUrl');
}
