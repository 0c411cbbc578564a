/**
 * The script `eidan-editor`: what the edit components of several blocks share,
 * loaded once. Blocks import it as `@eidan/editor`.
 */
import './editor.scss';
import './menus/item-extras';
import './parts/with-parts';
import './validation/keep';
import './validation/notice';
import './video/core-trigger';

export { ColumnsControl, type Columns } from './controls/columns';
export { ElementsControl } from './controls/elements';
export { HeadingLevelControl } from './controls/heading-level';
export { ImageSizeControl } from './controls/image-size';
export { RatioControl } from './controls/ratio';
export { useHandover } from './handover';
export { IconGlyph } from './icons/glyph';
export { IconPicker } from './icons/picker';
export { useIcons } from './icons/use-icons';
export { addressOf, inNewTab, LinkFields, LinkToolbar, type Link } from './link';
export { ListEmpty } from './list/empty';
export { FilterPanel } from './list/filters';
export { LayoutControl } from './list/layout';
export { listLayouts } from './list/layouts';
export { PaginationPanel } from './list/pagination';
export { CaptionsControl, GroupControl } from './media/controls';
export { PictureLinkPanel, PicturePanel, PictureShape } from './media/picture-panels';
export { PictureToolbar } from './media/picture-toolbar';
export { usePicture } from './media/use-picture';
export { FormatsControl } from './media/formats-control';
export { PosterControl, type Poster } from './media/poster-control';
export { sampleFilm } from './media/sample-film';
export { positionOf, sourceAt, sourceOfAddress, sourceOfMedia, type MediaType } from './media/source';
export { MediaSourceControl } from './media/source-control';
export { BoxHandles, byDrag, byKey, fit, limitsOf, PlaceFields, PlaceHandle, spread, usePlacing, type AreaLimits, type Box, type Limits, type Place } from './placing';
export { PanelFrame, useShownOpen } from './panel/frame';
export { kindOf, usePanelActions } from './panel/use-panels';
export { PortfolioCardFields, TextPositionControl } from './portfolio/card';
export { ScrollPreview } from './views/scroll-preview';
export { register } from './register';
export { PartColors } from './parts/part-colors';
export { PartTypography } from './parts/part-typography';
export { ServerPreview } from './preview/server-preview';
export { OrderList, QueryControls, moreOrders, RecordTokens, useTaxonomies, withoutHowTo } from './query';
export { RepeaterList } from './repeater/list';
export { RepeaterToolbar } from './repeater/toolbar';
export { useRepeater, type Repeater, type RepeaterItem } from './repeater/use-repeater';
export { useScrim } from './scrim/use-scrim';
export { SliderControls, SliderFrame } from './slider';
export { SwapEffectFields, TitleEffectControl } from './swap/effect-fields';
export { useWidth, type Width } from './widths/use-width';
export { clockOf, filmOf, secondsOf } from './video/address';
export { VideoAddressField } from './video/address-field';
export { ChaptersControl } from './video/chapters-control';
export { copyPoster, recognise } from './video/recognise';
export { TracksControl } from './video/tracks-control';
export { WidthRange, type Step } from './widths/width-range';
export { useMasonry } from './views/use-masonry';
