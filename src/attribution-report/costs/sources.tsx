import { Button, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import type { Format } from '../format';
import { isPeriod } from '../period';
import { deleteCosts, type Source } from './api';

interface Props {
	sources: Source[];
	format: Format;
	disabled: boolean;
	/** Runs a deletion. */
	onDelete: ( work: () => Promise< void > ) => void;
}

/** What is imported, by source. */
export function Sources( { sources, format, disabled, onDelete }: Props ) {
	const [ open, setOpen ] = useState< Source | null >( null );
	if ( sources.length === 0 ) {
		return <p>{ __( 'No costs are imported yet.', 'eidan' ) }</p>;
	}

	return (
		<>
			<table>
				<thead>
					<tr>
						<th scope="col">{ _x( 'Source', 'of a visit', 'eidan' ) }</th>
						<th scope="col">{ __( 'Days', 'eidan' ) }</th>
						<th scope="col" className="is-number">
							{ __( 'Ad costs', 'eidan' ) }
						</th>
						<td />
					</tr>
				</thead>
				<tbody>
					{ sources.map( ( source ) => (
						<tr key={ source.source }>
							<th scope="row">{ source.source }</th>
							<td>{ format.range( source.after, source.before ) }</td>
							<td className="is-number">{ format.money( source.cost ) }</td>
							<td className="is-number">
								<Button
									__next40pxDefaultSize
									variant="tertiary"
									aria-expanded={ open?.source === source.source }
									/* translators: %s: source of ad costs, such as google. */
									aria-label={ sprintf( __( 'Delete costs of %s', 'eidan' ), source.source ) }
									disabled={ disabled }
									accessibleWhenDisabled
									onClick={ () => setOpen( open?.source === source.source ? null : source ) }
								>
									{ __( 'Delete', 'eidan' ) }
								</Button>
							</td>
						</tr>
					) ) }
				</tbody>
			</table>
			{ open && (
				<Deletion
					key={ open.source }
					source={ open }
					onDelete={ ( days ) => {
						setOpen( null );
						onDelete( async () => void ( await deleteCosts( open.source, days ) ) );
					} }
				/>
			) }
		</>
	);
}

/** Which days are deleted. */
function Deletion( {
	source,
	onDelete,
}: {
	source: Source;
	onDelete: ( days: { after: string; before: string } ) => void;
} ) {
	const [ days, setDays ] = useState( { after: source.after, before: source.before } );

	return (
		<div className="eidan-report__deletion">
			<TextControl
				__next40pxDefaultSize
				type="date"
				label={ __( 'From', 'eidan' ) }
				value={ days.after }
				onChange={ ( after ) => setDays( { ...days, after } ) }
			/>
			<TextControl
				__next40pxDefaultSize
				type="date"
				label={ __( 'To', 'eidan' ) }
				value={ days.before }
				onChange={ ( before ) => setDays( { ...days, before } ) }
			/>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isDestructive
				disabled={ ! isPeriod( days ) }
				accessibleWhenDisabled
				onClick={ () => onDelete( days ) }
			>
				{
					/* translators: %s: source of ad costs, such as google. */
					sprintf( __( 'Delete these days of %s', 'eidan' ), source.source )
				}
			</Button>
		</div>
	);
}
