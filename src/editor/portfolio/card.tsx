import { SelectControl } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import { ElementsControl } from '../controls/elements';
import { ExcerptLengthControl } from '../controls/excerpt-length';
import { HeadingLevelControl } from '../controls/heading-level';
import type { NumberSchema } from '../controls/range-of';

/** The elements that the card of a portfolio item can show. */
export type CardElement = 'number' | 'title' | 'category' | 'tag' | 'client' | 'year' | 'date' | 'excerpt';

/** The attributes for the elements of a card and for its link. */
export interface CardAttributes< Element extends CardElement = CardElement > {
	elements: Element[];
	link: 'item' | 'website' | 'none';
	titleTag: 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'p';
	/** Maximum number of words. Not every block has this attribute. */
	excerptLength?: number;
}

export type TextPosition = 'below' | 'over' | 'hover';

const modern = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

/** Labels of the elements. Hidden elements are listed in this order. */
const elementNames = (): Record< CardElement, string > => ( {
	number: __( 'Number', 'eidan' ),
	title: __( 'Title', 'eidan' ),
	category: __( 'Category', 'eidan' ),
	tag: __( 'Tag', 'eidan' ),
	client: __( 'Client', 'eidan' ),
	year: __( 'Year', 'eidan' ),
	date: __( 'Date', 'eidan' ),
	excerpt: __( 'Excerpt', 'eidan' ),
} );

const LEVELS = [ 2, 3, 4, 5, 6, 0 ] as const;

/** Converts a heading level to the tag name that blocks store. */
const tagOf = ( level: ( typeof LEVELS )[ number ] ) => ( level === 0 ? 'p' : ( `h${ level }` as const ) );

interface Props< Element extends CardElement > {
	/** The attributes in block.json. */
	schema?: { excerptLength?: NumberSchema };
	attributes: CardAttributes< Element >;
	setAttributes: ( change: Partial< CardAttributes< Element > > ) => void;
	/** Elements that the block always shows in a fixed place. Authors cannot hide or move them. */
	fixed?: readonly Exclude< CardElement, Element >[];
}

/** Settings for the elements of a portfolio item's card, its link and its heading level. */
export function PortfolioCardFields< Element extends CardElement >( {
	schema = {},
	attributes: { elements: chosen, excerptLength, link, titleTag },
	setAttributes,
	fixed = [],
}: Props< Element > ) {
	const names = Object.fromEntries(
		Object.entries( elementNames() ).filter( ( [ name ] ) => ! ( fixed as readonly string[] ).includes( name ) )
	) as Record< Element, string >;
	return (
		<>
			<ElementsControl
				names={ names }
				value={ chosen }
				onChange={ ( elements ) => setAttributes( { elements } ) }
			/>
			{ excerptLength !== undefined &&
				schema.excerptLength &&
				( chosen as readonly CardElement[] ).includes( 'excerpt' ) && (
					<ExcerptLengthControl
						schema={ schema.excerptLength }
						value={ excerptLength }
						onChange={ ( value ) => setAttributes( { excerptLength: value } ) }
					/>
				) }
			<SelectControl
				{ ...modern }
				label={ __( 'Link to', 'eidan' ) }
				value={ link }
				options={ [
					{ value: 'item', label: __( 'Portfolio item', 'eidan' ) },
					{ value: 'website', label: __( 'Project website', 'eidan' ) },
					{ value: 'none', label: _x( 'None', 'link', 'eidan' ) },
				] }
				onChange={ ( value ) => setAttributes( { link: value as CardAttributes[ 'link' ] } ) }
			/>
			<HeadingLevelControl
				value={ LEVELS.find( ( level ) => tagOf( level ) === titleTag ) ?? 3 }
				levels={ LEVELS }
				onChange={ ( level ) => setAttributes( { titleTag: tagOf( level ) } ) }
			/>
		</>
	);
}

/** Chooses the position of a card's text. */
export const TextPositionControl = ( {
	value,
	onChange,
}: {
	value: TextPosition;
	onChange: ( value: TextPosition ) => void;
} ) => (
	<SelectControl
		{ ...modern }
		label={ __( 'Text position', 'eidan' ) }
		value={ value }
		options={ [
			{ value: 'below', label: __( 'Below the image', 'eidan' ) },
			{ value: 'over', label: __( 'Over the image', 'eidan' ) },
			{ value: 'hover', label: __( 'Over the image on hover and focus', 'eidan' ) },
		] }
		onChange={ ( chosen ) => onChange( chosen as TextPosition ) }
	/>
);
