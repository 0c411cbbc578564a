/**
 * The script `eidan-editor`: what the edit components of several blocks share,
 * loaded once. Blocks import it as `@eidan/editor`.
 */
import './editor.scss';
import './validation/keep';
import './validation/notice';

export { ColumnsControl, type Columns } from './controls/columns';
export { ElementsControl } from './controls/elements';
export { HeadingLevelControl } from './controls/heading-level';
export { ImageSizeControl } from './controls/image-size';
export { RatioControl } from './controls/ratio';
export { useHandover } from './handover';
export { CaptionsControl, GroupControl } from './media/controls';
export { register } from './register';
export { ServerPreview } from './preview/server-preview';
export { OrderList, QueryControls, moreOrders, RecordTokens, useTaxonomies, withoutHowTo } from './query';
export { SliderControls, SliderFrame, useSliders } from './slider';
export { useWidth, type Width } from './widths/use-width';
export { WidthRange, type Step } from './widths/width-range';
