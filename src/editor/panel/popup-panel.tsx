import {
	Notice,
	PanelBody,
	RangeControl,
	TextControl,
	ToggleControl,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { rangeOf, type NumberSchema } from '../controls/range-of';

/** When a popup opens by itself, and the period in which it exists. */
export interface PopupSettings {
	/** Seconds until it opens; 0: it does not open by time. */
	delay: number;
	/** Percent of the page that visitors scroll until it opens; 0: it does not open on scroll. */
	scrollDepth: number;
	/** Whether it opens when the pointer leaves the page. */
	onLeaving: boolean;
	/** Days until it opens by itself again. */
	days: number;
	/** Time in the time zone of the site, such as 2026-12-24T18:00; '' for no limit. */
	from: string;
	until: string;
}

type Numbers = 'delay' | 'scrollDepth' | 'days';

interface Props {
	/** The attributes in block.json. */
	schema: Record< Numbers, NumberSchema & { default: number } >;
	value: PopupSettings;
	onChange: ( value: Partial< PopupSettings > ) => void;
}

const modern = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

/** Whether a popup opens by itself. */
export const opensItself = ( { delay, scrollDepth, onLeaving }: PopupSettings ): boolean =>
	delay > 0 || scrollDepth > 0 || onLeaving;

/** The settings that only popups have, not other panels. */
export function PopupPanel( { schema, value, onChange }: Props ) {
	const { delay, scrollDepth, onLeaving, days, from, until } = value;
	return (
		<>
			<PanelBody title={ __( 'Open automatically', 'eidan' ) }>
				<VStack spacing={ 4 }>
					<RangeControl
						{ ...modern }
						label={ __( 'Delay (s)', 'eidan' ) }
						help={ __( '0: off.', 'eidan' ) }
						value={ delay }
						{ ...rangeOf( schema.delay ) }
						onChange={ ( seconds = schema.delay.default ) => onChange( { delay: seconds } ) }
					/>
					<RangeControl
						{ ...modern }
						label={ __( 'Scroll depth (%)', 'eidan' ) }
						help={ __( 'How much of the page was scrolled. 0: off.', 'eidan' ) }
						value={ scrollDepth }
						{ ...rangeOf( schema.scrollDepth ) }
						onChange={ ( share = schema.scrollDepth.default ) => onChange( { scrollDepth: share } ) }
					/>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'On leaving the page', 'eidan' ) }
						help={ __( 'With a mouse only: touch screens cannot tell.', 'eidan' ) }
						checked={ onLeaving }
						onChange={ ( checked ) => onChange( { onLeaving: checked } ) }
					/>
					{ opensItself( value ) && (
						<RangeControl
							{ ...modern }
							label={ __( 'Days until it opens again', 'eidan' ) }
							help={ __(
								'Once a visit at most. 0: at the next visit. A strictly necessary cookie remembers it.',
								'eidan'
							) }
							value={ days }
							{ ...rangeOf( schema.days ) }
							onChange={ ( count = schema.days.default ) => onChange( { days: count } ) }
						/>
					) }
				</VStack>
			</PanelBody>
			<PanelBody title={ __( 'Schedule', 'eidan' ) } initialOpen={ from !== '' || until !== '' }>
				<VStack spacing={ 4 }>
					{ from !== '' && until !== '' && until <= from && (
						<Notice status="warning" isDismissible={ false }>
							{ __( 'The popup ends before it begins, so nobody sees it. Choose a later end.', 'eidan' ) }
						</Notice>
					) }
					<TextControl
						{ ...modern }
						type="datetime-local"
						label={ __( 'From', 'eidan' ) }
						value={ from }
						onChange={ ( moment ) => onChange( { from: moment.slice( 0, 16 ) } ) }
					/>
					<TextControl
						{ ...modern }
						type="datetime-local"
						label={ __( 'Until', 'eidan' ) }
						help={ __(
							'In the time zone of the site. On the checkout the popup is never shown.',
							'eidan'
						) }
						value={ until }
						onChange={ ( moment ) => onChange( { until: moment.slice( 0, 16 ) } ) }
					/>
				</VStack>
			</PanelBody>
		</>
	);
}
