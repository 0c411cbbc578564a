/**
 * The script `eidan-editor`: what the edit components of several blocks share,
 * loaded once. Blocks import it as `@eidan/editor`.
 */
import './editor.scss';
import './validation/keep';
import './validation/notice';

export { useHandover } from './handover';
export { register } from './register';
export { ServerPreview } from './preview/server-preview';
export { OrderList, QueryControls, RecordTokens, useTaxonomies, withoutHowTo } from './query';
export { SliderControls, useSliders } from './slider';
