import { BlockControls, BlockIcon, store as blockEditorStore } from '@wordpress/block-editor';
import { Button, Notice, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement, ReactNode } from 'react';
import { useIsImage } from '../views/use-is-preview';
import { selectBlockEditor } from '../stores';
import { isAnchor } from './anchors';
import { useHasOpener, useOpener, usePanelActions } from './use-panels';

interface Problem {
	text: string;
	action?: { label: string; onClick: () => void };
}

interface Props {
	clientId: string;
	anchor: string;
	kind: string;
	/** Name of the panel. */
	name: string;
	icon: ReactElement;
	/** Whether the panel opens by itself, so that it needs no opener. */
	opensItself?: boolean;
	isOpen: boolean;
	onToggle: () => void;
	children: ReactNode;
}

/** Finds reasons why visitors cannot open the panel. Each has a message, and an action if there is one that helps. */
function useProblems( {
	clientId,
	anchor,
	kind,
	opensItself = false,
}: Pick< Props, 'clientId' | 'anchor' | 'kind' | 'opensItself' > ): Problem[] {
	const { panels, addOpener } = usePanelActions();
	// Also while somebody writes in the panel: who has just filled it still needs an opener.
	const isSelected = useSelect(
		( select ) => {
			const { isBlockSelected, hasSelectedInnerBlock } = selectBlockEditor( select );
			return isBlockSelected( clientId ) || hasSelectedInnerBlock( clientId, true );
		},
		[ clientId ]
	);
	const hasOpener = useHasOpener( anchor, isSelected );
	const problems: Problem[] = [];
	if ( anchor && panels.some( ( panel ) => panel.clientId !== clientId && panel.anchor === anchor ) ) {
		problems.push( {
			text: sprintf(
				/* translators: %s: HTML anchor. */
				__(
					'Another panel has the anchor “%s” too, and openers find the first one only. Change one of them under Advanced.',
					'eidan'
				),
				anchor
			),
		} );
	}
	if ( anchor && ! isAnchor( anchor ) ) {
		problems.push( {
			text: sprintf(
				/* translators: %s: HTML anchor. */
				__(
					'Openers cannot name the anchor “%s”. Change it under Advanced to letters, digits and hyphens.',
					'eidan'
				),
				anchor
			),
		} );
	} else if ( isSelected && ! hasOpener && ! opensItself ) {
		problems.push( {
			text: anchor
				? sprintf(
						/* translators: %s: fragment of an address, such as #menu. */
						__(
							'Nothing here opens this panel. Add an opener, or link to %s from a button or a menu. An opener in another part of the page, such as the header, works too.',
							'eidan'
						),
						`#${ anchor }`
					)
				: __(
						'Nothing can open this panel yet. Add an opener, or give the panel an HTML anchor under Advanced and link to it.',
						'eidan'
					),
			action: { label: __( 'Add opener', 'eidan' ), onClick: () => addOpener( { clientId, anchor, kind } ) },
		} );
	}
	return problems;
}

/** Shows a panel in the canvas: a bar with its name and anchor, and its blocks while it is open. */
export function PanelFrame( props: Props ) {
	const { clientId, name, anchor, icon, isOpen, onToggle, children } = props;
	const problems = useProblems( props );
	const opener = useOpener( anchor );
	const { selectBlock } = useDispatch( blockEditorStore );
	const isImage = useIsImage( clientId );
	const label = isOpen ? __( 'Close', 'eidan' ) : __( 'Show open', 'eidan' );
	if ( isImage ) {
		return <>{ children }</>;
	}
	return (
		<>
			<BlockControls group="other">
				<ToolbarGroup>
					<ToolbarButton isPressed={ isOpen } onClick={ onToggle }>
						{ __( 'Show open', 'eidan' ) }
					</ToolbarButton>
					{ opener && (
						<ToolbarButton onClick={ () => void selectBlock( opener ) }>
							{ __( 'Go to opener', 'eidan' ) }
						</ToolbarButton>
					) }
				</ToolbarGroup>
			</BlockControls>
			<div className="eidan-panel-bar" contentEditable={ false }>
				<BlockIcon icon={ icon } />
				<span>{ name }</span>
				{ anchor && <code>{ `#${ anchor }` }</code> }
				<Button size="small" variant="tertiary" aria-expanded={ isOpen } onClick={ onToggle }>
					{ label }
				</Button>
			</div>
			{ isOpen && children }
			{ /* Below: above the first block its toolbar would lie over the button. */ }
			{ problems.map( ( { text, action } ) => (
				<Notice
					key={ text }
					className="eidan-panel-notice"
					status="warning"
					isDismissible={ false }
					actions={ action ? [ action ] : [] }
				>
					{ text }
				</Notice>
			) ) }
		</>
	);
}
