import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { seen, unseen } from '@wordpress/icons';
import { OrderList } from './order-list';

interface Props< Name extends string > {
	/** Labels of all elements. Hidden elements are listed in this order. */
	names: Record< Name, string >;
	/** The elements that are shown, in their order. */
	value: readonly Name[];
	onChange: ( elements: Name[] ) => void;
}

/** Chooses which elements an item shows, and their order. */
export function ElementsControl< Name extends string >( { names, value, onChange }: Props< Name > ) {
	const hidden = ( Object.keys( names ) as Name[] ).filter( ( name ) => ! value.includes( name ) );
	return (
		<div>
			<OrderList
				label={ __( 'Elements', 'eidan' ) }
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
