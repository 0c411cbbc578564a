import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PermissionNotice, useMayEditMenus } from '@eidan/editor';
import { Entries, type Entry } from './outline';
import { nameOf } from './row';
import type { Node } from './tree';
import { useCreateMenu } from './use-create-menu';
import { copied } from './use-inside';

const entriesOf = ( nodes: readonly Node[] ): Entry[] =>
	nodes.map( ( node ) => ( { title: nameOf( node ), items: entriesOf( node.innerBlocks ) } ) );

interface Props {
	/** The links in the block itself. */
	nodes: Node[];
	/** Name for the menu; '' for the default. */
	label: string;
	onChoose: ( menu: string, hasItems: boolean ) => void;
}

/** Links that are in the block itself: only a menu of the site can be edited, and shown at several places. */
export function Inside( { nodes, label, onChoose }: Props ) {
	const mayCreate = useMayEditMenus();
	const { create, isBusy, error } = useCreateMenu( onChoose );
	return (
		<div className="eidan-menu-panel">
			<div className="eidan-menu-items" role="group" aria-label={ __( 'Menu items', 'eidan' ) }>
				<Entries items={ entriesOf( nodes ) } />
			</div>
			{ mayCreate === false ? (
				<PermissionNotice what="menus" />
			) : (
				<>
					<p className="eidan-menu-items__note">
						{ __( 'These links are in this block only. As a menu they can be edited here.', 'eidan' ) }
					</p>
					{ error && (
						<Notice status="error" isDismissible={ false }>
							{ error }
						</Notice>
					) }
					<Button
						__next40pxDefaultSize
						variant="primary"
						isBusy={ isBusy }
						accessibleWhenDisabled
						disabled={ isBusy || ! mayCreate }
						onClick={ () => create( copied( nodes ), { title: label, asBlocks: true } ) }
					>
						{ __( 'Convert to menu', 'eidan' ) }
					</Button>
				</>
			) }
		</div>
	);
}
