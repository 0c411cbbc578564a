import { Button, FormFileUpload, Modal, Notice, Spinner, TextareaControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Format } from '../format';
import { importFile, linesOf, loadState, saveNames, type Imported, type State } from './api';
import { Sources } from './sources';

interface Props {
	format: Format;
	/** Loads the report again. */
	onChange: () => void;
	onClose: () => void;
}

/** The dialog in which costs of ads are imported and deleted, and campaigns get names. */
export function CostsDialog( { format, onChange, onClose }: Props ) {
	const [ state, setState ] = useState< State | null >( null );
	const [ imported, setImported ] = useState< Imported | null >( null );
	const [ failures, setFailures ] = useState< string[] >( [] );
	const [ isBusy, setBusy ] = useState( true );
	/** Does something on the server, and shows what is there then. */
	const run = async ( work: () => Promise< Imported | void > ) => {
		setBusy( true );
		setFailures( [] );
		setImported( null );
		try {
			setImported( ( await work() ) ?? null );
			setState( await loadState() );
			onChange();
		} catch ( error ) {
			setFailures( linesOf( error ) );
		}
		setBusy( false );
	};
	useEffect( () => {
		loadState()
			.then( setState )
			.catch( ( error ) => setFailures( linesOf( error ) ) )
			.finally( () => setBusy( false ) );
	}, [] );

	return (
		<Modal
			title={ __( 'Ad costs', 'eidan' ) }
			size="large"
			className="eidan-report__costs-dialog"
			onRequestClose={ onClose }
		>
			<p>
				{ __(
					'Upload the CSV of campaigns by day that Google Ads, Microsoft Advertising or Meta Ads Manager saves, as it is. Days that were uploaded before are replaced.',
					'eidan'
				) }
			</p>
			<p>
				{ __( 'For other ads, a CSV with these headings:', 'eidan' ) } <code>date,source,campaign,cost</code>
			</p>
			<FormFileUpload
				__next40pxDefaultSize
				accept=".csv,.tsv,.txt"
				onChange={ ( { currentTarget } ) => {
					const file = currentTarget.files?.[ 0 ];
					if ( file ) {
						run( () => importFile( file ) );
					}
					// The same file can be chosen again.
					currentTarget.value = '';
				} }
				render={ ( { openFileDialog } ) => (
					<Button
						__next40pxDefaultSize
						variant="primary"
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ openFileDialog }
					>
						{ __( 'Upload CSV', 'eidan' ) }
					</Button>
				) }
			/>
			{ isBusy && <Spinner /> }
			{ failures.length > 0 && <Failures lines={ failures } /> }
			{ imported && <Result imported={ imported } format={ format } /> }
			{ state && (
				<>
					<Sources sources={ state.sources } format={ format } disabled={ isBusy } onDelete={ run } />
					<Names
						key={ state.names }
						names={ state.names }
						disabled={ isBusy }
						onSave={ ( names ) => run( async () => void ( await saveNames( names ) ) ) }
					/>
				</>
			) }
		</Modal>
	);
}

/** What is wrong with a file. Nothing of it was imported. */
function Failures( { lines }: { lines: string[] } ) {
	return (
		<Notice status="error" isDismissible={ false }>
			{ lines.length === 1 ? (
				lines[ 0 ]
			) : (
				<>
					{ __( 'Nothing was imported:', 'eidan' ) }
					<ul>
						{ lines.map( ( line, index ) => (
							<li key={ index }>{ line }</li>
						) ) }
					</ul>
				</>
			) }
		</Notice>
	);
}

/** What was imported. */
function Result( { imported, format }: { imported: Imported; format: Format } ) {
	const { rows, days, after, before, cost, campaigns, unmatched, unmatchedCount } = imported;
	const names = unmatched.join( ' · ' );

	return (
		<Notice status="success" isDismissible={ false }>
			<p>
				{ sprintf(
					/* translators: 1: a period, 2: number of days in it, 3: number of campaigns, 4: number of rows, 5: an amount. */
					__( 'Imported: %1$s, days: %2$s, campaigns: %3$s, rows: %4$s, costs: %5$s.', 'eidan' ),
					format.range( after, before ),
					format.number( days ),
					format.number( campaigns ),
					format.number( rows ),
					format.money( cost )
				) }
			</p>
			{ unmatchedCount > 0 && (
				<p>
					{ sprintf(
						/* translators: 1: number of campaigns, 2: their names. */
						__( 'Campaigns that nothing in the report came from so far (%1$s): %2$s', 'eidan' ),
						format.number( unmatchedCount ),
						unmatchedCount > unmatched.length ? `${ names } …` : names
					) }
				</p>
			) }
		</Notice>
	);
}

/** The field for names of campaigns. */
function Names( props: { names: string; disabled: boolean; onSave: ( names: string ) => void } ) {
	const { disabled, onSave } = props;
	const [ names, setNames ] = useState( props.names );

	return (
		<div className="eidan-report__names">
			<TextareaControl
				label={ __( 'Names of campaigns', 'eidan' ) }
				help={ __(
					'Ads that Google tags bring the id of their campaign. A CSV with “Campaign ID” fills this in; or write a line for each: id = name.',
					'eidan'
				) }
				placeholder={ '21234567890 = Brand' }
				rows={ 4 }
				value={ names }
				onChange={ setNames }
			/>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				disabled={ disabled || names === props.names }
				accessibleWhenDisabled
				onClick={ () => onSave( names ) }
			>
				{ __( 'Save names', 'eidan' ) }
			</Button>
		</div>
	);
}
