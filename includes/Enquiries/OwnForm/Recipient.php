<?php
/**
 * Who may choose where enquiries go.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\OwnForm;

use Eidan\Enquiries\Store;
use WP_Post;

/**
 * Everybody who writes posts may put a form into them, and it goes to the site's address. Another address is chosen by
 * those who may publish pages: a contributor's form would else send what visitors write to anybody, once an editor
 * publishes the post without looking at the settings of each block.
 */
final class Recipient {

	private const BLOCK = 'eidan/enquiry-form';

	/**
	 * Whether the user may choose an address. There is no user on the command line, where somebody may do all.
	 */
	public static function may_choose(): bool {
		return current_user_can( 'publish_pages' ) || ( defined( 'WP_CLI' ) && (bool) WP_CLI );
	}

	/**
	 * Filter `wp_insert_post_data`: takes the addresses out that somebody else has chosen. What was there before stays:
	 * an author may go on writing a post in which an editor has chosen it.
	 *
	 * @param mixed $data Fields of the post, slashed.
	 * @param mixed $post Fields as they were given, with the post's id.
	 */
	public static function keep( mixed $data = null, mixed $post = null ): mixed {
		if (
			! is_array( $data )
			|| ! is_string( $data['post_content'] ?? null )
			|| Store::POST_TYPE === ( $data['post_type'] ?? '' )
			|| ! str_contains( $data['post_content'], 'wp:' . self::BLOCK )
			|| self::may_choose()
		) {
			return $data;
		}
		$content = wp_unslash( $data['post_content'] );
		$before  = array();
		foreach ( array( is_array( $post ) ? $post['ID'] ?? 0 : 0, $data['post_parent'] ?? 0 ) as $id ) {
			// A revision belongs to the post that it is of.
			$stored = is_numeric( $id ) && (int) $id > 0 ? get_post( (int) $id ) : null;
			if ( $stored instanceof WP_Post && str_contains( $stored->post_content, 'wp:' . self::BLOCK ) ) {
				array_push( $before, ...self::chosen( parse_blocks( $stored->post_content ) ) );
			}
		}
		$blocks = parse_blocks( $content );
		if ( array() !== array_diff( self::chosen( $blocks ), $before ) ) {
			/**
			 * As they were parsed.
			 *
			 * @var list<array{
			 *     blockName: string|null,
			 *     attrs: array<mixed>,
			 *     innerBlocks: array<array<mixed>>,
			 *     innerHTML: string,
			 *     innerContent: array<mixed>,
			 * }> $cleaned
			 */
			$cleaned              = self::without( $blocks, $before );
			$data['post_content'] = wp_slash( serialize_blocks( $cleaned ) );
		}

		return $data;
	}

	/**
	 * The addresses that blocks have.
	 *
	 * @param array<mixed> $blocks Parsed blocks.
	 * @return list<string> What is stored, whatever it is, as JSON.
	 */
	private static function chosen( array $blocks ): array {
		$found = array();
		foreach ( $blocks as $block ) {
			if ( ! is_array( $block ) ) {
				continue;
			}
			if ( self::has( $block ) ) {
				$found[] = self::address( $block );
			}
			$inner = $block['innerBlocks'] ?? null;
			array_push( $found, ...self::chosen( is_array( $inner ) ? $inner : array() ) );
		}

		return $found;
	}

	/**
	 * Blocks without addresses, but for those that may stay.
	 *
	 * @param array<mixed> $blocks Parsed blocks.
	 * @param list<string> $kept   Addresses that may stay, as JSON.
	 * @return array<mixed>
	 */
	private static function without( array $blocks, array $kept ): array {
		foreach ( $blocks as $number => $block ) {
			if ( ! is_array( $block ) ) {
				continue;
			}
			$attributes = $block['attrs'] ?? null;
			$is_new     = self::has( $block ) && ! in_array( self::address( $block ), $kept, true );
			if ( $is_new && is_array( $attributes ) ) {
				unset( $attributes['recipient'] );
				$block['attrs'] = $attributes;
			}
			if ( is_array( $block['innerBlocks'] ?? null ) ) {
				$block['innerBlocks'] = self::without( $block['innerBlocks'], $kept );
			}
			$blocks[ $number ] = $block;
		}

		return $blocks;
	}

	/**
	 * Whether a block is a form with an address.
	 *
	 * @param array<mixed> $block Parsed block.
	 */
	private static function has( array $block ): bool {
		return self::BLOCK === ( $block['blockName'] ?? '' )
			&& is_array( $block['attrs'] ?? null )
			&& isset( $block['attrs']['recipient'] );
	}

	/**
	 * The address of a block that has one, as JSON.
	 *
	 * @param array<mixed> $block Parsed block.
	 */
	private static function address( array $block ): string {
		$attributes = $block['attrs'] ?? null;

		return (string) wp_json_encode( is_array( $attributes ) ? $attributes['recipient'] ?? '' : '' );
	}

	/**
	 * Action `enqueue_block_editor_assets`: tells the editor where enquiries go, and whether this author may choose.
	 */
	public static function tell_editor(): void {
		$site = get_option( 'admin_email' );
		wp_add_inline_script(
			'eidan-editor',
			'window.eidanEnquiries = '
				. wp_json_encode(
					array(
						'mayChoose' => self::may_choose(),
						'address'   => self::may_choose() && is_string( $site ) ? $site : '',
					),
					JSON_HEX_TAG
				)
				. ';',
			'before'
		);
	}
}
