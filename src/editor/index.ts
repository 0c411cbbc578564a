/**
 * The script `eidan-editor`: code that the edit components of several blocks share. It is loaded once.
 *
 * Blocks import from `@eidan/editor` only. If a block imported a file in this folder directly, the build would copy
 * that file into the block. ESLint checks this.
 *
 * Exports are sorted by folder.
 */
import './editor.scss';
import './guide/link';
import './header/logo-field';
import './header/section-skin';
import './panel/holder';
import './menus/item-extras';
import './page/dark-section';
import './page/reveal';
import './page/uncover';
import './parts/with-parts';
import './sample/bar';
import './sample/publish';
import './validation/keep-invalid';
import './validation/notice';
import './shop/needs-woocommerce';
import './video/core-trigger';
import './widths/state-columns';

export { classNames } from './class-names';
export { ColumnsControl, type Columns } from './widths/columns';
export { ElementsControl } from './controls/elements';
export { ExcerptLengthControl } from './controls/excerpt-length';
export { HeadingLevelControl } from './controls/heading-level';
export { ImageSizeControl } from './media/image-size';

export { rangeOf } from './controls/range-of';
export { RatioControl } from './controls/ratio';
export { RATIOS } from './controls/ratios';
export { titleTag } from './controls/title-tag';
export { ImageField } from './fields/image-field';
export { ItemImages } from './fields/item-images';
export { isBound, type Bound } from './fields/types';
export { readableDate, shortUrl } from './fields/values';
export { flat } from './flat';
export { gapStyle } from './gap';
export { useFocusAfterPlaceholder } from './focus-after-placeholder';
export { formOf } from './header/form';
export { formAt, type ShownForm } from './header/form-at';
export { IconGlyph } from './icons/glyph';
export { IconPicker } from './icons/picker';
export { useIcons } from './icons/use-icons';
export { CoreLinkControl, type CoreLink } from './link/core-link-control';
export { addressOf, inNewTab, LinkFields, LinkToolbar, type Link } from './link';
export { linkIn, withLink } from './link/rich-text';
export { ListCanvas } from './list/canvas';
export { ListEmpty } from './list/empty';
export { ListInspector } from './list/inspector';
export { LayoutControl } from './list/layout';
export { listLayouts } from './list/layouts';
export { mosaicCss } from './list/mosaic';
export { PaginationPanel } from './list/pagination';
export { QueryInspector } from './list/query-inspector';
export { PermissionNotice, MediaCheck } from './permission-notice';
export { MediaPlaceholder, MediaUpload, ReplaceFlow } from './media/components';
export { CaptionsControl, GroupControl } from './media/controls';
export {
	compact,
	linkFromCore,
	ratioFromCore,
	ratioToCore,
	singleFromCore,
	singleToCore,
	type CoreImage,
	type LinkTo,
	type Media,
} from './media/convert';
export { FormatsControl } from './media/formats-control';
export { GalleryCaption, GalleryLinkPanel, GalleryPlaceholder, GalleryToolbar } from './media/gallery';
export { captionOptions } from './media/options';
export { imageOf, imageOfMedia } from './media/image';
export { cropOf, ImageMarkup, ratioOf } from './media/image-markup';
export { ImageLinkPanel, ImagePanel, ImageShape, LightboxCaption } from './media/image-panels';
export { ImagePlaceholder, SourcePlaceholder } from './media/image-placeholder';
export { IMAGE_FILES, MediaToolbar } from './media/media-toolbar';
export { ImagesPlaceholder } from './media/images-placeholder';
export { PosterControl, type Poster } from './media/poster-control';
export { ReplaceAddress } from './media/replace-address';
export { sampleVideo } from './media/sample-video';
export { sampleImages } from './media/samples';
export {
	positionOf,
	sourceAt,
	sourceOfAddress,
	sourceOfMedia,
	type Chosen,
	type MediaType,
	type OneSource,
} from './media/source';
export { MediaSourceControl } from './media/source-control';
export { SourceToolbar } from './media/source-toolbar';
export { useImages, type GallerySelection } from './media/use-images';
export { useMedia } from './media/use-media';
export { useImage, type ImageAttributes } from './media/use-image';
export { ExtrasFields } from './menus/extras-fields';
export { MenuControl } from './menus/menu-control';
export { useAutomaticMenuHelp, useMayEditMenus, useMenu, useMenus, useResolvedMenu } from './menus/use-menus';
export { PanelFrame } from './panel/frame';
export { opensItself, PopupPanel } from './panel/popup-panel';
export { setPanelOpen, usePanelOpen } from './panel/open-panels';
export { panelKind, useOpener, usePanelActions } from './panel/use-panels';
export { PartColors } from './parts/part-colors';
export { PartTypography } from './parts/part-typography';
export { colorOf } from './parts/parts';
export {
	BoxHandles,
	byDrag,
	byKey,
	fit,
	limitsOf,
	PlaceFields,
	PlaceHandle,
	overhang,
	usePlacing,
	type AreaLimits,
	type Box,
	type Limits,
	type Place,
} from './placing';
export { arranged, type Arrangement } from './placing/arrangements';
export { MAX_ROTATION, MAX_TOP, MIN_WIDTH } from './placing/box';
export { PatternChooser } from './patterns/chooser';
export { WidthsPreview } from './patterns/widths';
export { PlainRichText } from './plain-rich-text';
export { plainText } from './plain-text';
export { PortfolioCardFields, TextPositionControl } from './portfolio/card';
export { PORTFOLIO, PORTFOLIO_CATEGORY, PORTFOLIO_TAG, useShownItem, type PublicItem } from './portfolio/item';
export { ItemControl } from './portfolio/item-control';
export { useIsImage, useIsPreview } from './views/use-is-preview';
export { ServerPreview } from './preview/server-preview';
export { moreOrders, OrderList, QueryControls, RecordTokens, taxonomiesOf, withoutHowTo } from './query';
export { RecordControl } from './query/record-control';
export { fromCoreQuery, fromOrder, toCoreQuery, toOrder, type CoreQuery } from './query/core-query';
export { register, type BlockSettings, type Variation } from './register';
export { defaultsOf, registeredDefaults } from './registered-defaults';
export { RepeaterList } from './repeater/list';
export { RepeaterToolbar } from './repeater/toolbar';
export { useRepeater, type Repeater, type RepeaterItem } from './repeater/use-repeater';
export { DirectionControl, SpeedControl } from './rows/controls';
export { useRunning } from './rows/use-running';
export { OverlayGradientControl } from './image-overlay/overlay-gradient-control';
export { OverlayOpacityControl } from './image-overlay/overlay-opacity-control';
export { contrast, type Rgb } from './image-overlay/contrast';
export { useOverlayOpacity } from './image-overlay/use-overlay-opacity';
export { useShade } from './image-overlay/use-shade';
export { duotoneStyle } from './image-overlay/duotone-style';
export { useDuotone, useDuotones } from './image-overlay/use-duotone';
export { gradientProps } from './image-overlay/gradient';
export { useGradient } from './image-overlay/use-gradient';
export { isLightColor } from './image-overlay/colors';
export type { Band } from './image-overlay/shade';
export { SampleButton } from './sample/button';
export { useSample } from './sample/use-sample';
export { SliderControls, SliderFrame } from './slider';
export { asExample, blocksOf, type Template } from './template';
export { coreActions, selectBlockEditor, selectCore, useBlockEditorActions, useCoreActions } from './stores';
export { SwapEffectFields, TitleEffectControl } from './swap/effect-fields';
export { nameOfImage, SwapList, type SwapMedia } from './swap/list';
export { videoOf } from './video/address';
export { VideoAddressField } from './video/address-field';
export { ChaptersControl } from './video/chapters-control';
export { CopyPoster } from './video/copy-poster';
export { checkVideoAddress } from './video/check-address';
export { TimeField } from './video/time-field';
export { TracksControl } from './video/tracks-control';
export { ScrollPreview, scrollStyle } from './views/scroll-preview';
export { useMasonry } from './views/use-masonry';
export { useWidth, type Width } from './widths/use-width';
export { WidthRange, type Step } from './widths/width-range';
