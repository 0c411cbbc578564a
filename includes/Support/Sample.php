<?php
/**
 * Blocks that show sample content.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

use Closure;
use WP_REST_Request;

/**
 * An author may fill an empty block with sample content. The editor then marks the block in its `metadata`, which every
 * block has. A marked block is shown in the canvas and in the author's own preview; visitors get nothing of it, neither
 * its HTML nor its files. This holds for blocks of every kind, inside patterns and template parts, too.
 */
final class Sample {

	/** The mark: a key of the attribute `metadata`. */
	public const KEY = 'eidanSample';

	/**
	 * Whether the editor asks for the HTML of a block.
	 *
	 * @var bool
	 */
	private bool $is_canvas = false;

	/**
	 * How many marked blocks are being rendered, one inside the other.
	 *
	 * @var int
	 */
	private int $depth = 0;

	/**
	 * Whether a block is marked.
	 *
	 * @param mixed $attributes Attributes of the block.
	 */
	public static function is( mixed $attributes ): bool {
		$metadata = is_array( $attributes ) ? $attributes['metadata'] ?? null : null;
		$mark     = is_array( $metadata ) ? $metadata[ self::KEY ] ?? false : false;

		return is_array( $mark ) || true === $mark;
	}

	/**
	 * Filter `pre_render_block`: a marked block is not rendered for visitors.
	 *
	 * @param mixed $html  HTML to use in place of the block's own.
	 * @param mixed $block Parsed block.
	 */
	public static function hide( mixed $html, mixed $block = null ): mixed {
		return is_array( $block ) && self::is( $block['attrs'] ?? null ) && ! self::is_canvas() && ! self::is_preview()
			? ''
			: $html;
	}

	/**
	 * Filter `render_block`: the author's preview says what is a sample.
	 *
	 * @param mixed $html  Rendered block.
	 * @param mixed $block Parsed block.
	 */
	public static function tell( mixed $html, mixed $block = null ): mixed {
		if (
			! is_string( $html ) || ! is_array( $block ) || ! self::is( $block['attrs'] ?? null ) || self::is_canvas()
			|| '' === trim( $html )
		) {
			return $html;
		}

		return '<p style="box-sizing:border-box;padding:.5em 1em;border-inline-start:4px solid #3858e9;'
			. 'background:#f0f2fd;color:#1e1e1e;font:400 14px/1.5 sans-serif">'
			. esc_html__( 'Sample: visitors do not see this.', 'eidan' ) . '</p>' . $html;
	}

	/**
	 * Renders a block. Lists inside show sample items if it is marked.
	 *
	 * @param mixed            $attributes Stored attributes of the block.
	 * @param Closure(): string $render     Renders it.
	 */
	public static function around( mixed $attributes, Closure $render ): string {
		if ( ! self::is( $attributes ) ) {
			return $render();
		}
		++self::memory()->depth;
		try {
			return $render();
		} finally {
			--self::memory()->depth;
		}
	}

	/**
	 * Whether a marked block is being rendered, so that lists show sample items.
	 */
	public static function is_rendered(): bool {
		return 0 < self::memory()->depth;
	}

	/**
	 * Whether the editor asks for the HTML of a block. Only authors may do that.
	 */
	public static function is_canvas(): bool {
		return self::memory()->is_canvas;
	}

	/**
	 * Filter `rest_request_before_callbacks`: the editor's request begins.
	 *
	 * @param mixed $response Not changed.
	 * @param mixed $handler  Not used.
	 * @param mixed $request  The request.
	 */
	public static function enter( mixed $response, mixed $handler = null, mixed $request = null ): mixed {
		unset( $handler );
		self::memory()->is_canvas = $request instanceof WP_REST_Request
			&& str_starts_with( $request->get_route(), '/wp/v2/block-renderer/' );

		return $response;
	}

	/**
	 * Filter `rest_request_after_callbacks`: the editor's request has ended.
	 *
	 * @param mixed $response Not changed.
	 */
	public static function leave( mixed $response ): mixed {
		self::memory()->is_canvas = false;

		return $response;
	}

	/**
	 * Whether an author looks at a preview of what they may edit.
	 */
	private static function is_preview(): bool {
		return is_preview() && current_user_can( 'edit_post', get_queried_object_id() );
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
