<?php
/**
 * Makes everything that is stored as a post: posts, pages, portfolio items, templates.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Posts\Fingerprint;

/**
 * In two passes: first an empty draft of each, so that items can link to each other; then their content.
 */
final class ItemWriter {

	/**
	 * Takes the ledger.
	 *
	 * @param Ledger $ledger Says which items exist, and remembers new ones.
	 */
	public function __construct( private Ledger $ledger ) {
	}

	/**
	 * Makes an empty draft with its final slug, unless the item exists.
	 *
	 * @param string $key    Key in the ledger.
	 * @param string $type
	 * @param string $slug
	 * @param string $title
	 * @param int    $parent Parent page.
	 * @return \WP_Error|null Error; null = none.
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
	 * Whether an item has no content yet, or the plugin has newer content.
	 *
	 * Edited items are never overwritten.
	 *
	 * @param string $key    Key in the ledger.
	 * @param string $source Fingerprint of the source files.
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
	 * @param string                          $key    Key in the ledger.
	 * @param string                          $source Fingerprint of the source files.
	 * @param array<string, string|int|bool> $fields As for `wp_update_post()`, not slashed; `ID` is set here.
	 * @return \WP_Error|null Error; null = none.
	 */
	public function fill( string $key, string $source, array $fields ): ?\WP_Error {
		/**
		 * Slashed, as WordPress expects it.
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
