import apiFetch from '@wordpress/api-fetch';
import { Button, ExternalLink, Modal, Notice, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { Format } from './format';
import { messageOf, PATH } from './use-report';
import { requestOf, type View } from './view';
import type { Enquiry, Kind, Order } from './types';

/** What can be listed. */
export type Listable = Exclude< Kind, 'both' >;

const PER_PAGE = 20;

interface Props {
	/** The period and the filters. */
	view: View;
	kind: Listable;
	/** What they have in common. '' for all. */
	name: string;
	format: Format;
	onClose: () => void;
}

/** Loads one page of a view's orders or enquiries. They are null until they have loaded. `failure` is the error message. */
function useListed( view: View, kind: Listable, page: number ) {
	const [ items, setItems ] = useState< Order[] | Enquiry[] | null >( null );
	const [ total, setTotal ] = useState( 0 );
	const [ failure, setFailure ] = useState( '' );
	const path = addQueryArgs( `${ PATH }/${ kind }`, {
		...requestOf( { ...view, kind }, 'day' ),
		page,
		per_page: PER_PAGE,
	} );

	useEffect( () => {
		const controller = new AbortController();
		apiFetch< Response, false >( { path, parse: false, signal: controller.signal } )
			.then( async ( response ) => {
				setTotal( Number( response.headers.get( 'X-WP-Total' ) ) );
				setItems( ( await response.json() ) as Order[] | Enquiry[] );
				setFailure( '' );
			} )
			.catch( ( error ) => {
				if ( ! controller.signal.aborted ) {
					setFailure( messageOf( error ) );
				}
			} );
		return () => controller.abort();
	}, [ path ] );

	return { items, total, failure };
}

const titles = ( kind: Listable, name: string ): string => {
	if ( kind === 'orders' ) {
		/* translators: %s: what the orders have in common, for instance a channel. */
		return name ? sprintf( __( 'Orders: %s', 'eidan' ), name ) : __( 'Orders', 'eidan' );
	}
	/* translators: %s: what the enquiries have in common, for instance a channel. */
	return name ? sprintf( __( 'Enquiries: %s', 'eidan' ), name ) : __( 'Enquiries', 'eidan' );
};

/** A dialog with the orders or enquiries of a row, newest first. */
export function Listed( { view, kind, name, format, onClose }: Props ) {
	const [ page, setPage ] = useState( 1 );
	const { items, total, failure } = useListed( view, kind, page );
	const pages = Math.max( 1, Math.ceil( total / PER_PAGE ) );

	return (
		<Modal title={ titles( kind, name ) } size="large" className="eidan-report__orders" onRequestClose={ onClose }>
			{ failure && (
				<Notice status="error" isDismissible={ false }>
					{ failure }
				</Notice>
			) }
			{ ! items && ! failure && <Spinner /> }
			{ items && kind === 'orders' && <OrderRows orders={ items as Order[] } format={ format } /> }
			{ items && kind === 'enquiries' && <EnquiryRows enquiries={ items as Enquiry[] } format={ format } /> }
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

/** The table of enquiries. */
function EnquiryRows( { enquiries, format }: { enquiries: Enquiry[]; format: Format } ) {
	return (
		<table>
			<thead>
				<tr>
					<th scope="col">{ __( 'Name', 'eidan' ) }</th>
					<th scope="col">{ __( 'Date', 'eidan' ) }</th>
					<th scope="col">{ __( 'Form', 'eidan' ) }</th>
					<th scope="col">{ __( 'State', 'eidan' ) }</th>
					<th scope="col" className="is-number">
						{ __( 'Value won', 'eidan' ) }
					</th>
				</tr>
			</thead>
			<tbody>
				{ enquiries.map( ( { id, name, date, form, state, value, currency, link } ) => (
					<tr key={ id }>
						<th scope="row">
							<ExternalLink href={ link }>{ name }</ExternalLink>
						</th>
						<td>{ format.moment( date ) }</td>
						<td>{ form }</td>
						<td>{ state }</td>
						<td className="is-number">{ value ? format.money( value, currency ) : '–' }</td>
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
