import { foldText } from '@marquee/domain';
import { isFields, type Fields } from '../../reading/record.ts';
import { firstText, typeNames, type Graph } from './jsonld-graph.ts';

/**
 * Returns a function that finds the series of an event: an EventSeries that lists the event or that
 * it names as its `superEvent`, or a `superEvent` of the same name. Other parents are festivals and
 * seasons, whose events are different productions.
 */
export function createSeriesFinder(graph: Graph) {
  const parents = new Map<unknown, Fields>();
  for (const node of graph.nodes.filter(isSeries)) {
    for (const name of ['subEvent', 'subEvents'])
      for (const child of graph.getValues(node, name))
        if (!parents.has(child)) parents.set(child, node);
  }
  return (event: Fields): Fields | null => {
    const stated = graph.getValues(event, 'superEvent').filter(isFields);
    return (
      stated.find((parent) => isSeries(parent) || isSameName(graph, parent, event)) ??
      parents.get(event) ??
      null
    );
  };
}

const isSeries = (node: Fields) => typeNames(node).includes('EventSeries');

function isSameName(graph: Graph, parent: Fields, event: Fields): boolean {
  const [one, other] = [firstText(graph, parent, 'name'), firstText(graph, event, 'name')];
  return one !== null && other !== null && foldText(one) === foldText(other);
}
