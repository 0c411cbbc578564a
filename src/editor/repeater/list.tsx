import { store as blockEditorStore } from '@wordpress/block-editor';
import { Button, __experimentalVStack as VStack } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { pencil, trash } from '@wordpress/icons';
import { OrderList } from '../controls/order-list';
import type { Repeater, RepeaterItem } from './use-repeater';

interface Props< A > {
	/** Name of the list, such as “Images”. */
	label: string;
	handle: Repeater< A >;
	/** Returns the name of an item as plain text, or '' if it has none. */
	nameOf: ( item: RepeaterItem< A > ) => string;
	/** Minimum and maximum number of items. */
	min?: number;
	max?: number;
}

/** A list of the items in the sidebar, with buttons to reorder, select, remove and add items. */
export function RepeaterList< A >( { label, handle, nameOf, min = 1, max = Infinity }: Props< A > ) {
	const { items, add, move, remove } = handle;
	const { selectBlock } = useDispatch( blockEditorStore );
	const ids = items.map( ( { clientId } ) => clientId );

	return (
		<VStack spacing={ 2 }>
			<OrderList
				label={ label }
				items={ items.map( ( item, index ) => ( {
					id: item.clientId,
					/* translators: %d: number of an item without a title. */
					label: nameOf( item ) || sprintf( __( 'Item %d', 'eidan' ), index + 1 ),
				} ) ) }
				onChange={ ( order ) => {
					// Exactly one item has moved. At the first position that differs, either the moved item has
					// arrived, or the moved item has left and the next one has taken its place.
					const to = order.findIndex( ( id, index ) => id !== ids[ index ] );
					const forth = order[ to ] === ids[ to + 1 ];
					const moved = forth ? ids[ to ] : order[ to ];
					if ( moved ) {
						move( moved, order.indexOf( moved ) );
					}
				} }
				actions={ ( { id, label: name } ) => (
					<>
						<Button
							size="small"
							icon={ pencil }
							/* translators: %s: name of an item. */
							label={ sprintf( __( 'Edit %s', 'eidan' ), name ) }
							onClick={ () => selectBlock( id ) }
						/>
						<Button
							size="small"
							icon={ trash }
							/* translators: %s: name of an item. */
							label={ sprintf( __( 'Remove %s', 'eidan' ), name ) }
							disabled={ items.length <= min }
							accessibleWhenDisabled
							onClick={ () => remove( id ) }
						/>
					</>
				) }
			/>
			<Button
				variant="secondary"
				__next40pxDefaultSize
				disabled={ items.length >= max }
				accessibleWhenDisabled
				onClick={ () => add() }
			>
				{ __( 'Add item', 'eidan' ) }
			</Button>
		</VStack>
	);
}
