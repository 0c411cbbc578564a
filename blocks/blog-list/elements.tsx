import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { seen, unseen } from '@wordpress/icons';
import { OrderList } from '@eidan/editor';
import type { BlogListAttributes } from './attributes';

type Elements = BlogListAttributes[ 'elements' ];
export type Element = Elements[ number ];

/** Names of the elements, in the order in which they are offered. */
export const elementNames = (): Record< Element, string > => ( {
	image: __( 'Picture', 'eidan' ),
	terms: __( 'Categories', 'eidan' ),
	date: __( 'Date', 'eidan' ),
	author: __( 'Author', 'eidan' ),
	'reading-time': __( 'Reading time', 'eidan' ),
	title: __( 'Title', 'eidan' ),
	excerpt: __( 'Excerpt', 'eidan' ),
	'read-more': __( 'Read more', 'eidan' ),
} );

interface Props {
	value: Elements;
	onChange: ( elements: Elements ) => void;
}

/** Which elements a post shows, and in which order. */
export function ElementsControl( { value, onChange }: Props ) {
	const names = elementNames();
	const hidden = ( Object.keys( names ) as Element[] ).filter( ( name ) => ! value.includes( name ) );
	return (
		<div className="eidan-blog-list__elements">
			<OrderList
				label={ __( 'Elements of a post, in order', 'eidan' ) }
				items={ value.map( ( id ) => ( { id, label: names[ id ] } ) ) }
				onChange={ onChange }
				actions={ ( { id, label } ) => (
					<Button
						size="small"
						icon={ seen }
						/* translators: %s: name of an element, for instance "Date". */
						label={ sprintf( __( 'Hide %s', 'eidan' ), label ) }
						onClick={ () => onChange( value.filter( ( name ) => name !== id ) ) }
					/>
				) }
			/>
			{ hidden.length > 0 && (
				<ul className="eidan-order-list" aria-label={ __( 'Hidden elements', 'eidan' ) }>
					{ hidden.map( ( name ) => (
						<li key={ name } className="eidan-order-list__item is-hidden">
							<span className="eidan-order-list__label">{ names[ name ] }</span>
							<Button
								size="small"
								icon={ unseen }
								/* translators: %s: name of an element, for instance "Date". */
								label={ sprintf( __( 'Show %s', 'eidan' ), names[ name ] ) }
								onClick={ () => onChange( [ ...value, name ] ) }
							/>
						</li>
					) ) }
				</ul>
			) }
		</div>
	);
}
