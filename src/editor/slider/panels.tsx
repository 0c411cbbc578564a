import { ToggleControl, __experimentalUnitControl as UnitControl } from '@wordpress/components';
import { __, _x, sprintf } from '@wordpress/i18n';
import schema from '../../schemas/slider.json';
import { rangeOf } from '../controls/range-of';
import { WidthRange } from '../widths/width-range';
import { slidesInView, isSingle, ownStages, STAGES, withStages, type StageName } from './defaults';
import { Buttons, Choice, Range, Text, Toggle, type FieldsProps } from './fields';

/** Settings for the layout: direction, number of slides and space between them. */
export function LayoutFields( { options, set }: FieldsProps ) {
	return (
		<>
			<Buttons
				label={ __( 'Direction', 'eidan' ) }
				value={ options.direction }
				choices={ [
					{ value: 'horizontal', label: __( 'Horizontal', 'eidan' ) },
					{ value: 'vertical', label: __( 'Vertical', 'eidan' ) },
				] }
				onChange={ ( value ) => set( { direction: value === 'vertical' ? 'vertical' : 'horizontal' } ) }
			/>
			{ options.direction === 'vertical' && (
				<UnitControl
					__next40pxDefaultSize
					label={ __( 'Height', 'eidan' ) }
					value={ options.height }
					units={ [ 'px', 'rem', 'vh', 'svh' ].map( ( unit ) => ( { value: unit, label: unit } ) ) }
					onChange={ ( value ) =>
						/^\d{1,4}(\.\d{1,2})?(px|rem|em|vh|svh|dvh|vw)$/.test( value ?? '' ) &&
						set( { height: value ?? '' } )
					}
				/>
			) }
			{ ! isSingle( options ) && (
				<>
					<WidthRange< StageName >
						label={ __( 'Slides per view', 'eidan' ) }
						steps={ STAGES.map( ( { up, name, width } ) => ( {
							name,
							width,
							label: up
								? sprintf(
										/* translators: %d: screen width in pixels. */
										__( 'Up to %d px', 'eidan' ),
										up
									)
								: __( 'Wider than 1440 px', 'eidan' ),
						} ) ) }
						valueOf={ ( name ) => slidesInView( options, name ) }
						onChange={ ( values ) => set( withStages( options, values ) ) }
						{ ...rangeOf( schema.properties.slidesPerView ) }
						step={ 0.25 }
					/>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Fewer on narrower screens automatically', 'eidan' ) }
						checked={ ! options.customStages }
						onChange={ ( automatic ) => set( automatic ? { customStages: false } : ownStages( options ) ) }
					/>
					<Range
						{ ...{ options, set } }
						name="spaceBetween"
						label={ __( 'Space between slides (px)', 'eidan' ) }
					/>
					<Toggle
						{ ...{ options, set } }
						name="centeredSlides"
						label={ __( 'Center the current slide', 'eidan' ) }
					/>
				</>
			) }
		</>
	);
}

/** Settings for autoplay, transitions and effects. */
export function MotionFields( { options, set }: FieldsProps ) {
	return (
		<>
			<Range
				{ ...{ options, set } }
				name="autoplay"
				unit={ 1000 }
				label={ __( 'Autoplay delay (s)', 'eidan' ) }
				help={ __( '0: off. Visitors get a pause button, and with reduced motion nothing moves.', 'eidan' ) }
				step={ 0.5 }
			/>
			<Range { ...{ options, set } } name="speed" label={ __( 'Transition (ms)', 'eidan' ) } step={ 50 } />
			<Toggle
				{ ...{ options, set } }
				name="loop"
				label={ __( 'Loop', 'eidan' ) }
				help={ __(
					'Continues with the first slide after the last one. Loads 25 kB more when the slider comes near.',
					'eidan'
				) }
			/>
			<Choice
				{ ...{ options, set } }
				name="effect"
				label={ __( 'Effect', 'eidan' ) }
				choices={ [
					{ value: 'slide', label: __( 'Slide', 'eidan' ) },
					{ value: 'fade', label: __( 'Fade', 'eidan' ) },
					{ value: 'coverflow', label: __( 'Coverflow', 'eidan' ) },
					{ value: 'flip', label: __( 'Flip', 'eidan' ) },
				] }
			/>
			<Toggle
				{ ...{ options, set } }
				name="freeMode"
				label={ __( 'Free scrolling', 'eidan' ) }
				help={ __( 'Slides stop where a swipe ends, with momentum.', 'eidan' ) }
			/>
		</>
	);
}

/** Settings for the controls that visitors get. */
export function ControlFields( { options, set }: FieldsProps ) {
	const inside = options.outsideNavigation ? 'outside' : 'inside';
	return (
		<>
			<Buttons
				label={ __( 'Arrows', 'eidan' ) }
				value={ options.arrows ? inside : 'none' }
				choices={ [
					{ value: 'outside', label: __( 'Outside', 'eidan' ) },
					{ value: 'inside', label: __( 'Inside', 'eidan' ) },
					{ value: 'none', label: _x( 'None', 'arrows', 'eidan' ) },
				] }
				onChange={ ( value ) => set( { arrows: value !== 'none', outsideNavigation: value !== 'inside' } ) }
			/>
			<Choice
				{ ...{ options, set } }
				name="pagination"
				label={ __( 'Pagination', 'eidan' ) }
				choices={ [
					{ value: 'fraction', label: __( 'Counter', 'eidan' ) },
					{ value: 'bullets', label: __( 'Bullets', 'eidan' ) },
					{ value: 'progress', label: __( 'Progress bar', 'eidan' ) },
					{ value: 'thumbs', label: __( 'Thumbnails', 'eidan' ) },
					{ value: 'none', label: _x( 'None', 'pagination', 'eidan' ) },
				] }
			/>
			<Toggle
				{ ...{ options, set } }
				name="sliderScroll"
				label={ __( 'Mouse wheel', 'eidan' ) }
				help={ __( 'The wheel moves the slider; at either end, the page.', 'eidan' ) }
			/>
		</>
	);
}

/** Rarely used settings. */
export function AdvancedFields( { options, set }: FieldsProps ) {
	return (
		<>
			<Toggle { ...{ options, set } } name="keyboard" label={ __( 'Arrow keys', 'eidan' ) } />
			<Toggle { ...{ options, set } } name="pauseOnHover" label={ __( 'Pause on hover', 'eidan' ) } />
			<Range
				{ ...{ options, set } }
				name="speedAnimation"
				label={ __( 'Autoplay transition (ms)', 'eidan' ) }
				help={ __( '0: the same as Transition.', 'eidan' ) }
				step={ 50 }
			/>
			{ options.sliderScroll && (
				<Range
					{ ...{ options, set } }
					name="wheelLock"
					label={ __( 'Mouse wheel lock (ms)', 'eidan' ) }
					step={ 100 }
				/>
			) }
			<Text
				{ ...{ options, set } }
				name="unique"
				label={ _x( 'Anchor', 'in an address', 'eidan' ) }
				help={ __( 'Letters and digits. A link to #anchor-3 goes to the third slide.', 'eidan' ) }
				valid={ ( value ) => /^([A-Za-z][A-Za-z0-9_-]{0,59})?$/.test( value ) }
			/>
		</>
	);
}
