import { store as blockEditorStore } from '@wordpress/block-editor';
import { Button, __experimentalVStack as VStack } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { pencil, trash } from '@wordpress/icons';
import { OrderList } from '../query/order-list';
import type { Repeater, RepeaterItem } from './use-repeater';

interface Props< A > {
	/** What the items are, such as “Images”. */
	label: string;
	handle: Repeater< A >;
	/** What an item is called, plain text; '' for one without a name. */
	nameOf: ( item: RepeaterItem< A > ) => string;
	/** Fewest and most items. */
	min?: number;
	max?: number;
}

/** The items in the sidebar: put in order, gone to, removed, added. */
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
					// One item moves at a time: the first that is elsewhere went there, or made room for the one that
					// did.
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
