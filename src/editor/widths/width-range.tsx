import { Button, RangeControl, __experimentalVStack as VStack } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { desktop, mobile, tablet } from '@wordpress/icons';
import { useWidth, type Width } from './use-width';
import './widths.scss';

/** A range of screen widths with its own value. */
export interface Step< N extends string | number > {
	/** Name of the value. */
	name: N;
	/** Label of the range of widths, such as “Up to 1024 px”. */
	label: string;
	/** The preview that shows this range. */
	width: Width;
	/** Maximum value, if it differs from that of the control. */
	max?: number;
}

interface Props< N extends string | number > {
	/** Name of the number, such as “Columns”. */
	label: string;
	/** All steps, widest first. A preview can show several. */
	steps: readonly Step< N >[];
	/** Returns the effective value of a step. */
	valueOf: ( name: N ) => number;
	/** Returns the default of a step. If it is given, authors can reset values. */
	defaultOf?: ( name: N ) => number;
	/** Gets the new values of one step, or of all steps that the preview shows. */
	onChange: ( values: Partial< Record< N, number > > ) => void;
	min?: number;
	max: number;
	step?: number;
	/** Whether buttons choose the width that the canvas previews. */
	withPreviews?: boolean | undefined;
}

const previews = (): { width: Width; icon: JSX.Element; label: string }[] => [
	{ width: 'desktop', icon: desktop, label: __( 'Desktop', 'eidan' ) },
	{ width: 'tablet', icon: tablet, label: __( 'Tablet', 'eidan' ) },
	{ width: 'phone', icon: mobile, label: __( 'Mobile', 'eidan' ) },
];

/**
 * Sets a number for each screen width. It shows and changes the number for the width that the canvas previews. If this
 * width has several steps, it changes all of them. “All widths” shows each step separately.
 */
export function WidthRange< N extends string | number >( {
	label,
	steps,
	valueOf,
	defaultOf,
	onChange,
	min = 1,
	max,
	step = 1,
	withPreviews = true,
}: Props< N > ) {
	const [ width, setWidth ] = useWidth();
	const [ isOpen, setOpen ] = useState( false );
	const ofWidth = steps.filter( ( one ) => one.width === width );
	const range = (
		{ name, label: screens, max: own = max }: Step< N >,
		names: readonly N[],
		text: string,
		help?: string
	) => (
		<RangeControl
			key={ `${ text }-${ screens }` }
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ text }
			{ ...( help ? { help } : {} ) }
			value={ valueOf( name ) }
			min={ min }
			max={ own }
			step={ step }
			{ ...( defaultOf ? { allowReset: true, resetFallbackValue: defaultOf( name ) } : {} ) }
			onChange={ ( value = defaultOf?.( name ) ) => {
				if ( value !== undefined ) {
					onChange(
						Object.fromEntries( names.map( ( one ) => [ one, value ] ) ) as Partial< Record< N, number > >
					);
				}
			} }
		/>
	);
	const first = ofWidth[ 0 ];

	return (
		<VStack spacing={ 2 } className="eidan-widths eidan-group">
			{ withPreviews && (
				<div
					role="group"
					/* translators: %s: what the number is, such as Columns. */
					aria-label={ sprintf( __( '%s: screen width', 'eidan' ), label ) }
					className="eidan-widths__previews"
				>
					{ previews().map( ( preview ) => (
						<Button
							key={ preview.width }
							size="small"
							icon={ preview.icon }
							label={ preview.label }
							isPressed={ preview.width === width }
							onClick={ () => setWidth( preview.width ) }
						/>
					) ) }
				</div>
			) }
			{ first &&
				range(
					first,
					ofWidth.map( ( { name } ) => name ),
					label,
					first.label
				) }
			{ steps.length > 3 && (
				<>
					<Button
						variant="link"
						aria-expanded={ isOpen }
						/* translators: %s: what the number is, such as Columns. */
						label={ sprintf( __( '%s: all widths', 'eidan' ), label ) }
						showTooltip={ false }
						onClick={ () => setOpen( ! isOpen ) }
					>
						{ __( 'All widths', 'eidan' ) }
					</Button>
					{ isOpen && steps.map( ( one ) => range( one, [ one.name ], one.label ) ) }
				</>
			) }
		</VStack>
	);
}
