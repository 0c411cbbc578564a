<?php
/**
 * The header of one page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Header;

use Eidan\Support\Memory;
use Eidan\Support\Text;
use Eidan\Support\Value;
use WP_Post_Type;

/**
 * What an author has chosen for the header of a single page, in the page's sidebar. Everything else is as the template
 * and the block Header say.
 *
 * @phpstan-type Choice array{header: ''|'transparent'|'solid'|'none', skin: ''|'light'|'dark'}
 */
final class PageHeader {

	/** Meta of a post; without it the template decides. */
	public const META = '_eidan_header';

	private const SCHEMA = array(
		'header' => array(
			'type'    => 'string',
			'enum'    => array( '', 'transparent', 'solid', 'none' ),
			'default' => '',
		),
		'skin'   => array(
			'type'    => 'string',
			'enum'    => array( '', 'light', 'dark' ),
			'default' => '',
		),
	);

	/**
	 * The choice for the page that is shown.
	 *
	 * @var Choice
	 */
	private array $choice = array(
		'header' => '',
		'skin'   => '',
	);

	/**
	 * Action `rest_api_init`: the editor reads and saves the choice with the post, its autosaves and its revisions.
	 */
	public static function register(): void {
		register_post_meta(
			'',
			self::META,
			array(
				'type'              => 'object',
				'single'            => true,
				'default'           => array(
					'header' => '',
					'skin'   => '',
				),
				'revisions_enabled' => true,
				'show_in_rest'      => array(
					'schema' => array(
						'type'                 => 'object',
						'properties'           => self::SCHEMA,
						'additionalProperties' => false,
					),
				),
				'auth_callback'     => array( self::class, 'may_edit' ),
			)
		);
	}

	/**
	 * Whether somebody may choose the header of a post: whoever may edit it.
	 *
	 * @param mixed $allowed What WordPress thinks.
	 * @param mixed $key     Name of the meta.
	 * @param mixed $post    Id of the post.
	 */
	public static function may_edit( mixed $allowed, mixed $key = '', mixed $post = 0 ): bool {
		unset( $allowed, $key );

		return current_user_can( 'edit_post', Value::integer( $post, 0, PHP_INT_MAX, 0 ) );
	}

	/**
	 * Action `enqueue_block_editor_assets`: the panel in the sidebar of posts that have a page of their own.
	 */
	public static function enqueue(): void {
		$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		$type   = null !== $screen && 'post' === $screen->base ? get_post_type_object( $screen->post_type ) : null;
		// Meta of a type is in its answers only where the type supports custom fields.
		if (
			$type instanceof WP_Post_Type
			&& is_post_type_viewable( $type )
			&& post_type_supports( $type->name, 'custom-fields' )
		) {
			wp_enqueue_script( 'eidan-page-header' );
			if ( ! self::may_change() ) {
				wp_add_inline_script( 'eidan-page-header', 'window.eidanForeignHeader = true;', 'before' );
			}
		}
	}

	/**
	 * Whether what is chosen besides “None” changes something: a header part of the theme or a template has the block
	 * Header, or a part has a pattern that may have it. Classic themes print it where they like.
	 */
	public static function may_change(): bool {
		if ( ! wp_is_block_theme() ) {
			return true;
		}
		$parts = get_block_templates( array( 'area' => 'header' ), 'wp_template_part' );
		$parts = implode( array_column( $parts, 'content' ) );

		return 1 === preg_match( '/<!-- wp:(?:eidan\/header|block|pattern \{"slug":"eidan\/)/', $parts )
			|| str_contains( implode( array_column( get_block_templates(), 'content' ) ), '<!-- wp:eidan/header' );
	}

	/**
	 * Where the choice is for the preview of a page: a published page has what is not saved yet in its autosave.
	 * WordPress itself could not read it there, as its filter for previews takes an array for a list of values.
	 *
	 * @param int $page Id of the page.
	 * @return int Id of the post with the meta.
	 */
	public static function previewed( int $page ): int {
		$autosave = wp_get_post_autosave( $page );

		return false !== $autosave && metadata_exists( 'post', $autosave->ID, self::META ) ? $autosave->ID : $page;
	}

	/**
	 * Applies the choice for the page that is shown. WordPress knows it since the action `wp`.
	 *
	 * @param int $page Id of the page, or of its autosave, which has the meta.
	 */
	public static function begin( int $page ): void {
		$stored = get_post_meta( $page, self::META, true );
		/**
		 * Checked against the schema.
		 *
		 * @var Choice $choice
		 */
		$choice = Value::by( self::SCHEMA, is_array( $stored ) ? $stored : array() );

		Memory::of( self::class )->choice = $choice;
		if ( 'none' === $choice['header'] ) {
			add_filter( 'pre_render_block', array( self::class, 'leave_out' ), 10, 2 );
		}
	}

	/**
	 * The choice for the page that is shown.
	 *
	 * @return Choice
	 */
	public static function chosen(): array {
		return Memory::of( self::class )->choice;
	}

	/**
	 * Filter `pre_render_block`: leaves out the template's header, of whichever blocks it is.
	 *
	 * @param mixed $html  Null, or what another plugin printed.
	 * @param mixed $block Parsed block.
	 */
	public static function leave_out( mixed $html, mixed $block = null ): mixed {
		$name       = is_array( $block ) ? Text::of( $block['blockName'] ?? '' ) : '';
		$attributes = is_array( $block ) && is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();

		return FirstSection::is_header( $name, $attributes ) ? '' : $html;
	}

	/**
	 * Removes all choices, when the plugin is deleted with everything.
	 */
	public static function forget(): void {
		delete_post_meta_by_key( self::META );
	}
}
