import apiFetch from '@wordpress/api-fetch';
import { Button, ExternalLink, Modal, Notice, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { Format } from './format';
import { messageOf, PATH } from './use-report';
import { requestOf, type View } from './view';
import type { Order } from './types';

const PER_PAGE = 20;

interface Props {
	view: View;
	/** What the orders have in common. '' for all orders. */
	name: string;
	format: Format;
	onClose: () => void;
}

/** Loads one page of a view's orders. They are null until they have loaded. `failure` is the error message. */
function useOrders( view: View, page: number ) {
	const [ orders, setOrders ] = useState< Order[] | null >( null );
	const [ total, setTotal ] = useState( 0 );
	const [ failure, setFailure ] = useState( '' );
	const path = addQueryArgs( `${ PATH }/orders`, { ...requestOf( view, 'day' ), page, per_page: PER_PAGE } );

	useEffect( () => {
		const controller = new AbortController();
		apiFetch< Response, false >( { path, parse: false, signal: controller.signal } )
			.then( async ( response ) => {
				setTotal( Number( response.headers.get( 'X-WP-Total' ) ) );
				setOrders( ( await response.json() ) as Order[] );
				setFailure( '' );
			} )
			.catch( ( error ) => {
				if ( ! controller.signal.aborted ) {
					setFailure( messageOf( error ) );
				}
			} );
		return () => controller.abort();
	}, [ path ] );

	return { orders, total, failure };
}

/** A dialog with the orders of a row, newest first. */
export function Orders( { view, name, format, onClose }: Props ) {
	const [ page, setPage ] = useState( 1 );
	const { orders, total, failure } = useOrders( view, page );
	const pages = Math.max( 1, Math.ceil( total / PER_PAGE ) );

	return (
		<Modal
			title={
				name
					? /* translators: %s: what the orders have in common, for instance a channel. */
						sprintf( __( 'Orders: %s', 'eidan' ), name )
					: __( 'Orders', 'eidan' )
			}
			size="large"
			className="eidan-report__orders"
			onRequestClose={ onClose }
		>
			{ failure && (
				<Notice status="error" isDismissible={ false }>
					{ failure }
				</Notice>
			) }
			{ ! orders && ! failure && <Spinner /> }
			{ orders && <OrderRows orders={ orders } format={ format } /> }
			{ pages > 1 && <Pages page={ page } pages={ pages } onChange={ setPage } /> }
		</Modal>
	);
}

/** The table of orders. */
function OrderRows( { orders, format }: { orders: Order[]; format: Format } ) {
	return (
		<table>
			<thead>
				<tr>
					<th scope="col">{ _x( 'Order', 'in a shop', 'eidan' ) }</th>
					<th scope="col">{ __( 'Date', 'eidan' ) }</th>
					<th scope="col">{ __( 'Status', 'eidan' ) }</th>
					<th scope="col" className="is-number">
						{ __( 'Revenue', 'eidan' ) }
					</th>
				</tr>
			</thead>
			<tbody>
				{ orders.map( ( order ) => (
					<tr key={ order.id }>
						<th scope="row">
							{ order.link ? (
								<ExternalLink href={ order.link }>{ `#${ order.number }` }</ExternalLink>
							) : (
								`#${ order.number }`
							) }
						</th>
						<td>{ order.date ? format.moment( order.date ) : '' }</td>
						<td>{ order.status }</td>
						<td className="is-number">{ format.money( order.revenue, order.currency ) }</td>
					</tr>
				) ) }
			</tbody>
		</table>
	);
}

/** The current page, and buttons for newer and older orders. */
function Pages( { page, pages, onChange }: { page: number; pages: number; onChange: ( page: number ) => void } ) {
	return (
		<div className="eidan-report__pages">
			<Button
				__next40pxDefaultSize
				variant="secondary"
				disabled={ page <= 1 }
				accessibleWhenDisabled
				onClick={ () => onChange( page - 1 ) }
			>
				{ __( 'Newer', 'eidan' ) }
			</Button>
			<span role="status">
				{
					/* translators: 1: number of this page, 2: number of pages. */
					sprintf( __( 'Page %1$d of %2$d', 'eidan' ), page, pages )
				}
			</span>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				disabled={ page >= pages }
				accessibleWhenDisabled
				onClick={ () => onChange( page + 1 ) }
			>
				{ __( 'Older', 'eidan' ) }
			</Button>
		</div>
	);
}
