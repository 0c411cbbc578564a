import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { IconGlyph, useIcons } from '@eidan/editor';
import type { DropdownMiniCartAttributes } from './attributes';
import { Inspector } from './inspector';
import { defaults, styleOf } from './look';
import { SAMPLE_COUNT, SAMPLE_TOTAL, sampleLines } from './sample';
import { Toolbar, type Shown } from './toolbar';

type Texts = ReturnType< typeof defaults >;

/** A sample product line. It looks as on the page, but its controls do nothing. */
const Line = ( { name, details, quantity, price }: ReturnType< typeof sampleLines >[ number ] ) => (
	<li className="eidan-mini-cart__line">
		<span className="eidan-mini-cart__image" />
		<span className="eidan-mini-cart__name">{ name }</span>
		<div className="eidan-mini-cart__about">
			<p className="eidan-mini-cart__details">{ details }</p>
		</div>
		<p className="eidan-mini-cart__price">{ price }</p>
		<span className="eidan-mini-cart__quantity eidan-mini-cart__quantity-sample">− { quantity } +</span>
		<span className="eidan-mini-cart__remove">{ __( 'Remove', 'eidan' ) }</span>
	</li>
);

/** Names of the optional parts, as they are closed on the page. */
const partTexts = (): Record< DropdownMiniCartAttributes[ 'elements' ][ number ], string > => ( {
	'cross-sells': __( 'Goes well with it', 'eidan' ),
	coupon: __( 'Add a coupon', 'eidan' ),
	note: __( 'Add a note to your order', 'eidan' ),
} );

interface ContentsProps {
	texts: Texts;
	isEmpty: boolean;
	hasFree: boolean;
	elements: DropdownMiniCartAttributes[ 'elements' ];
}

/** The open cart, with sample lines or empty. */
function Contents( { texts, isEmpty, hasFree, elements }: ContentsProps ) {
	return (
		<div className="eidan-panel eidan-mini-cart__panel is-live is-shown">
			<div className="eidan-mini-cart__head">
				<div className="eidan-mini-cart__title">{ texts.label }</div>
			</div>
			{ isEmpty ? (
				<div className="eidan-mini-cart__empty">
					<p>{ texts.emptyText }</p>
					<span className="eidan-mini-cart__button">{ texts.shopText }</span>
				</div>
			) : (
				<>
					{ hasFree && (
						<div className="eidan-mini-cart__free" style={ { '--share': 0.7 } as object }>
							<p>{ __( 'Free shipping progress', 'eidan' ) }</p>
						</div>
					) }
					<ul className="eidan-mini-cart__lines">
						{ sampleLines().map( ( line ) => (
							<Line key={ line.name } { ...line } />
						) ) }
					</ul>
					{ elements.length > 0 && (
						<div className="eidan-mini-cart__parts">
							{ elements.map( ( name ) => (
								<div key={ name } className="eidan-mini-cart__part">
									<span className="eidan-mini-cart__parts-title">{ partTexts()[ name ] }</span>
								</div>
							) ) }
						</div>
					) }
					<div className="eidan-mini-cart__foot">
						<p>
							<span>{ __( 'Subtotal', 'eidan' ) }</span>{ ' ' }
							<strong className="eidan-mini-cart__subtotal">{ SAMPLE_TOTAL }</strong>
						</p>
						<span className="eidan-mini-cart__button">{ texts.cartText }</span>
						<span className="eidan-mini-cart__button is-main">{ texts.checkoutText }</span>
					</div>
				</>
			) }
		</div>
	);
}

export default function Edit( { attributes, setAttributes }: BlockEditProps< DropdownMiniCartAttributes > ) {
	const { icon, showLabel, showTotal, freeShipping, elements } = attributes;
	const [ shown, setShown ] = useState< Shown >( 'closed' );
	const { icons } = useIcons();
	const svg = icons?.icons.find( ( { name } ) => name === `eidan/${ icon }` )?.svg;
	const defaultTexts = defaults();
	const texts = Object.fromEntries(
		Object.entries( defaultTexts ).map( ( [ name, text ] ) => [
			name,
			attributes[ name as keyof Texts ].trim() || text,
		] )
	) as Texts;

	return (
		<>
			<Toolbar shown={ shown } onShow={ setShown } />
			<Inspector attributes={ attributes } setAttributes={ setAttributes } />
			<div { ...useBlockProps( { style: styleOf( attributes ) } ) }>
				<span className="eidan-mini-cart__opener">
					<span className="eidan-mini-cart__icon">
						{ svg && <IconGlyph svg={ svg } /> }
						<span className="eidan-mini-cart__count">{ SAMPLE_COUNT }</span>
					</span>
					<span className={ `eidan-mini-cart__${ showLabel ? 'label' : 'said' }` }>{ texts.label }</span>
					{ showTotal && <span className="eidan-mini-cart__sum">{ SAMPLE_TOTAL }</span> }
				</span>
				{ shown !== 'closed' && (
					<Contents
						texts={ texts }
						isEmpty={ shown === 'empty' }
						hasFree={ freeShipping }
						elements={ elements }
					/>
				) }
			</div>
		</>
	);
}
