import {
	Button,
	Composite,
	FormFileUpload,
	Modal,
	Notice,
	SearchControl,
	SelectControl,
	Spinner,
} from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { findIcons, type IconItem } from './find';
import { IconGlyph } from './glyph';
import { uploadIcon, useIcons } from './use-icons';
import './icons.scss';

interface Props {
	/** Name of the chosen icon; '' for none. */
	value: string;
	onChange: ( name: string ) => void;
	onClose: () => void;
}

/** The dialog in which authors search and choose an icon. Administrators can also upload SVG files. */
export function IconPicker( { value, onChange, onClose }: Props ) {
	const { icons, failure } = useIcons();
	const [ search, setSearch ] = useState( '' );
	const [ category, setCategory ] = useState( '' );
	const [ refusal, setRefusal ] = useState( '' );
	const found = useMemo( () => findIcons( icons?.icons ?? [], search, category ), [ icons, search, category ] );
	const used = new Set( icons?.icons.map( ( icon ) => icon.category ) );

	const choose = ( name: string ) => {
		onChange( name );
		onClose();
	};
	const upload = async ( file: File | undefined ) => {
		if ( ! file ) {
			return;
		}
		setRefusal( '' );
		try {
			choose( await uploadIcon( file ) );
		} catch ( error ) {
			const { message } = ( error ?? {} ) as { message?: string };
			setRefusal( message || __( 'The file could not be uploaded.', 'eidan' ) );
		}
	};

	return (
		<Modal
			title={ __( 'Choose an icon', 'eidan' ) }
			size="large"
			onRequestClose={ onClose }
			className="eidan-icon-picker"
		>
			<div className="eidan-icon-picker__bar">
				<SearchControl
					__nextHasNoMarginBottom
					label={ __( 'Search icons', 'eidan' ) }
					placeholder={ __( 'Search icons', 'eidan' ) }
					value={ search }
					onChange={ setSearch }
				/>
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'Category', 'eidan' ) }
					hideLabelFromVision
					value={ category }
					options={ [
						{ value: '', label: __( 'All categories', 'eidan' ) },
						...Object.entries( icons?.categories ?? {} )
							.filter( ( [ name ] ) => used.has( name ) )
							.map( ( [ name, label ] ) => ( { value: name, label } ) ),
					] }
					onChange={ setCategory }
				/>
				{ icons?.canUpload && (
					<FormFileUpload
						__next40pxDefaultSize
						accept="image/svg+xml,.svg"
						onChange={ ( event ) => void upload( event.currentTarget.files?.[ 0 ] ) }
					>
						{ __( 'Upload SVG', 'eidan' ) }
					</FormFileUpload>
				) }
			</div>
			{ ( refusal || failure ) && (
				<Notice status="error" isDismissible={ false } spokenMessage={ refusal || failure }>
					{ refusal || failure }
				</Notice>
			) }
			{ ! icons && ! failure && <Spinner /> }
			{ icons && <FoundIcons found={ found } value={ value } onChoose={ choose } /> }
		</Modal>
	);
}

/** The number of icons that were found, and a list of them. */
function FoundIcons( {
	found,
	value,
	onChoose,
}: {
	found: IconItem[];
	value: string;
	onChoose: ( name: string ) => void;
} ) {
	return (
		<>
			<p className="eidan-icon-picker__count" role="status">
				{ found.length
					? /* translators: %d: number of icons. */
						sprintf( _n( '%d icon', '%d icons', found.length, 'eidan' ), found.length )
					: __( 'No icon has this name. Try another word.', 'eidan' ) }
			</p>
			<Composite
				role="listbox"
				aria-label={ __( 'Icons', 'eidan' ) }
				focusLoop
				className="eidan-icon-picker__list"
				defaultActiveId={ value ? idOf( value ) : undefined }
			>
				{ found.map( ( { name, label, svg } ) => (
					<Composite.Item
						key={ name }
						id={ idOf( name ) }
						render={
							<Button
								role="option"
								aria-selected={ name === value }
								isPressed={ name === value }
								label={ label }
								showTooltip
								className="eidan-icon-picker__icon"
								onClick={ () => onChoose( name ) }
							/>
						}
					>
						<IconGlyph svg={ svg } />
					</Composite.Item>
				) ) }
			</Composite>
		</>
	);
}

const idOf = ( name: string ) => `eidan-icon-${ name.replace( '/', '-' ) }`;
