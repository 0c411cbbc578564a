<?php
/**
 * Makes posts, pages, portfolio items, templates: everything stored as a post.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Posts\Fingerprint;

/**
 * In two passes: an empty draft of each first, so that items can link to each other; then their content.
 */
final class Entries {

	/**
	 * Takes the ledger.
	 *
	 * @param Ledger $ledger Ledger.
	 */
	public function __construct( private Ledger $ledger ) {
	}

	/**
	 * Makes an empty draft with its final slug, unless the item is there.
	 *
	 * @param string $key    Key of the ledger.
	 * @param string $type
	 * @param string $slug
	 * @param string $title
	 * @param int    $parent Parent page.
	 * @return \WP_Error|null What went wrong.
	 */
	public function outline( string $key, string $type, string $slug, string $title, int $parent = 0 ): ?\WP_Error {
		if ( $this->ledger->id( $key ) > 0 ) {
			return null;
		}
		$id = wp_insert_post(
			array(
				'post_type'      => $type,
				'post_status'    => 'draft',
				'post_title'     => wp_slash( $title ),
				'post_name'      => wp_unique_post_slug( $slug, 0, 'publish', $type, $parent ),
				'post_parent'    => $parent,
				'comment_status' => 'closed',
				'ping_status'    => 'closed',
			),
			true
		);
		if ( $id instanceof \WP_Error ) {
			return $id;
		}
		$this->ledger->remember( $key, 'post', $id );
		return null;
	}

	/**
	 * Whether an item waits for its content, or for newer content that the plugin brings.
	 *
	 * What somebody has edited is never written over.
	 *
	 * @param string $key    Key of the ledger.
	 * @param string $source Fingerprint of what the content comes from.
	 */
	public function wants( string $key, string $source ): bool {
		$entry = $this->ledger->entry( $key );
		if ( null === $entry || 0 === $this->ledger->id( $key ) ) {
			return false;
		}
		return ! Fingerprint::edited( $entry['id'], $entry['print'] )
			&& ( '' === $entry['print'] || $entry['source'] !== $source );
	}

	/**
	 * Fills in an item and publishes it.
	 *
	 * @param string                          $key    Key of the ledger.
	 * @param string                          $source Fingerprint of what the content comes from.
	 * @param array<string, string|int|bool> $fields As for `wp_update_post()`, not slashed; `ID` is set here.
	 * @return \WP_Error|null What went wrong.
	 */
	public function fill( string $key, string $source, array $fields ): ?\WP_Error {
		/**
		 * Slashed, as WordPress wants it.
		 *
		 * @var array{ID: int, post_content?: string} $post
		 */
		$post = wp_slash( array( 'ID' => $this->ledger->id( $key ) ) + $fields );
		$id   = wp_update_post( $post, true );
		if ( $id instanceof \WP_Error ) {
			return $id;
		}
		$this->ledger->remember( $key, 'post', $id, Fingerprint::of( $id ), $source );
		return null;
	}
}
