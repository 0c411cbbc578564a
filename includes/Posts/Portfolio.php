<?php
/**
 * The portfolio.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

use Eidan\Support\Text;

/**
 * Projects, with two taxonomies.
 */
final class Portfolio {

	public const POST_TYPE = 'eidan_portfolio';
	public const CATEGORY  = 'eidan_portfolio_category';
	public const TAG       = 'eidan_portfolio_tag';

	/**
	 * The description of the type.
	 */
	public static function type(): ContentType {
		return new ContentType(
			name: self::POST_TYPE,
			key: 'portfolio',
			rest_base: 'portfolio-items',
			labels: self::post_type_labels( ... ),
			words: static fn (): array => array(
				'description' => __( 'Finished work: case studies, projects and commissions.', 'eidan' ),
				'items'       => __( 'Portfolio items', 'eidan' ),
				'archive'     => __( 'Portfolio archive', 'eidan' ),
				'switch'      => __( 'Enable the portfolio', 'eidan' ),
				'intro'       =>
					__( 'Finished work, with categories, tags, a page for each item and an archive of all.', 'eidan' ),
				'panel'       => __( 'Portfolio details', 'eidan' ),
				'placeholder' => __( 'What was asked, what was done, what came of it…', 'eidan' ),
			),
			fields: self::fields(),
			taxonomies: array(
				new Taxonomy(
					self::CATEGORY,
					'portfolio-categories',
					self::category_labels( ... ),
					true,
					'portfolio-category',
					'categorySlug'
				),
				new Taxonomy( self::TAG, 'portfolio-tags', self::tag_labels( ... ), false, 'portfolio-tag', 'tagSlug' ),
			),
			slug: 'portfolio',
			archive: 'portfolio',
			supports: array(
				'title',
				'editor',
				'excerpt',
				'thumbnail',
				'revisions',
				'author',
				'custom-fields',
				'page-attributes',
			),
			icon: 'dashicons-portfolio',
			patterns: self::patterns(),
			style: 'eidan-portfolio-templates',
		);
	}

	/**
	 * The fields; Eidan\Posts\PortfolioMeta reads them.
	 *
	 * @return list<Field>
	 */
	private static function fields(): array {
		return array(
			new Field(
				PortfolioMeta::CLIENT,
				'client',
				FieldType::Text,
				static fn (): string => __( 'Client', 'eidan' ),
				static fn (): string => __( 'For whom the work was done.', 'eidan' ),
				column: true
			),
			new Field(
				PortfolioMeta::DATE,
				'date',
				FieldType::Date,
				static fn (): string => __( 'Date', 'eidan' ),
				static fn (): string =>
					__( 'When the work was done: a year, a month or a day, as 2026, 2026-05 or 2026-05-14.', 'eidan' )
			),
			new Field(
				PortfolioMeta::WEBSITE,
				'website',
				FieldType::Url,
				static fn (): string => __( 'Website', 'eidan' ),
				static fn (): string => __( 'Where the work can be seen.', 'eidan' )
			),
			new Field(
				PortfolioMeta::LIGHT_SKIN,
				'light-skin',
				FieldType::Flag,
				static fn (): string => __( 'Light skin', 'eidan' ),
				static fn (): string => __( 'For dark images: the header and titles over them are light.', 'eidan' ),
				body_class: LightSkin::BODY_CLASS,
				card_class: LightSkin::CARD_CLASS
			),
			new Field(
				PortfolioMeta::SECOND_IMAGE,
				'second-image',
				FieldType::Image,
				static fn (): string => __( 'Second image', 'eidan' ),
				static fn (): string =>
					__( 'Shown in lists in place of the featured image on hover.', 'eidan' )
			),
			new Field(
				PortfolioMeta::TILE_SIZE,
				'tile-size',
				FieldType::Choice,
				static fn (): string => __( 'Tile size', 'eidan' ),
				static fn (): string => __( 'How much room the item takes in lists with the layout “Tiles”.', 'eidan' ),
				choices: array(
					'1x1' => static fn (): string => __( '1 × 1', 'eidan' ),
					'2x1' => static fn (): string => __( '2 × 1, wide', 'eidan' ),
					'1x2' => static fn (): string => __( '1 × 2, tall', 'eidan' ),
					'2x2' => static fn (): string => __( '2 × 2, large', 'eidan' ),
				)
			),
			new Field(
				PortfolioMeta::GALLERY,
				'gallery',
				FieldType::Images,
				static fn (): string => __( 'Gallery', 'eidan' ),
				static fn (): string => __( 'Images of the item, in their order.', 'eidan' )
			),
		);
	}

	/**
	 * Patterns, and the templates made of them.
	 *
	 * @return list<Pattern>
	 */
	private static function patterns(): array {
		return array(
			new Pattern(
				'portfolio-single',
				static fn (): string => __( 'Portfolio item page', 'eidan' ),
				array(
					'single-' . self::POST_TYPE => static fn (): array => array(
						'title'       => __( 'Single portfolio item', 'eidan' ),
						'description' => __( 'Shows one portfolio item with its details and images.', 'eidan' ),
					),
				)
			),
			new Pattern(
				'portfolio-single-cover',
				static fn (): string => __( 'Portfolio item page, title on the image', 'eidan' ),
				array(),
				array( 'single-' . self::POST_TYPE )
			),
			new Pattern(
				'portfolio-single-aside',
				static fn (): string => __( 'Portfolio item page, title beside the image', 'eidan' ),
				array(),
				array( 'single-' . self::POST_TYPE )
			),
			new Pattern(
				'portfolio-archive',
				static fn (): string => __( 'Portfolio archive', 'eidan' ),
				array(
					'archive-' . self::POST_TYPE => static fn (): array => array(
						'title'       => __( 'Portfolio archive', 'eidan' ),
						'description' => __( 'Shows all portfolio items.', 'eidan' ),
					),
					'taxonomy-' . self::CATEGORY => static fn (): array => array(
						'title'       => __( 'Portfolio category', 'eidan' ),
						'description' => __( 'Shows the portfolio items of one category.', 'eidan' ),
					),
					'taxonomy-' . self::TAG      => static fn (): array => array(
						'title'       => __( 'Portfolio tag', 'eidan' ),
						'description' => __( 'Shows the portfolio items with one tag.', 'eidan' ),
					),
				)
			),
		);
	}

	/**
	 * Labels of the post type.
	 *
	 * @return array<string, string>
	 */
	private static function post_type_labels(): array {
		return array(
			'name'                     => _x( 'Portfolio', 'post type general name', 'eidan' ),
			'singular_name'            => _x( 'Portfolio item', 'post type singular name', 'eidan' ),
			'add_new'                  => __( 'Add portfolio item', 'eidan' ),
			'add_new_item'             => __( 'Add portfolio item', 'eidan' ),
			'edit_item'                => __( 'Edit portfolio item', 'eidan' ),
			'new_item'                 => __( 'New portfolio item', 'eidan' ),
			'view_item'                => __( 'View portfolio item', 'eidan' ),
			'view_items'               => __( 'View portfolio', 'eidan' ),
			'search_items'             => __( 'Search portfolio items', 'eidan' ),
			'not_found'                => __( 'No portfolio items found.', 'eidan' ),
			'not_found_in_trash'       => __( 'No portfolio items found in Trash.', 'eidan' ),
			'all_items'                => __( 'All portfolio items', 'eidan' ),
			'archives'                 => __( 'Portfolio', 'eidan' ),
			'attributes'               => __( 'Portfolio item attributes', 'eidan' ),
			'insert_into_item'         => __( 'Insert into portfolio item', 'eidan' ),
			'uploaded_to_this_item'    => __( 'Uploaded to this portfolio item', 'eidan' ),
			'filter_items_list'        => __( 'Filter portfolio items', 'eidan' ),
			'items_list_navigation'    => __( 'Portfolio items list navigation', 'eidan' ),
			'items_list'               => __( 'Portfolio items list', 'eidan' ),
			'item_published'           => __( 'Portfolio item published.', 'eidan' ),
			'item_published_privately' => __( 'Portfolio item published privately.', 'eidan' ),
			'item_reverted_to_draft'   => __( 'Portfolio item reverted to draft.', 'eidan' ),
			'item_trashed'             => __( 'Portfolio item trashed.', 'eidan' ),
			'item_scheduled'           => __( 'Portfolio item scheduled.', 'eidan' ),
			'item_updated'             => __( 'Portfolio item updated.', 'eidan' ),
			'item_link'                => _x( 'Portfolio item link', 'navigation link block title', 'eidan' ),
			'item_link_description'    =>
				_x( 'A link to a portfolio item.', 'navigation link block description', 'eidan' ),
		);
	}

	/**
	 * Labels of the categories.
	 *
	 * @return array<string, string>
	 */
	private static function category_labels(): array {
		return array(
			'name'                  => _x( 'Portfolio categories', 'taxonomy general name', 'eidan' ),
			'singular_name'         => _x( 'Portfolio category', 'taxonomy singular name', 'eidan' ),
			'menu_name'             => __( 'Categories', 'eidan' ),
			'all_items'             => __( 'All portfolio categories', 'eidan' ),
			'edit_item'             => __( 'Edit portfolio category', 'eidan' ),
			'view_item'             => __( 'View portfolio category', 'eidan' ),
			'update_item'           => __( 'Update portfolio category', 'eidan' ),
			'add_new_item'          => __( 'Add portfolio category', 'eidan' ),
			'new_item_name'         => __( 'New portfolio category name', 'eidan' ),
			'parent_item'           => __( 'Parent portfolio category', 'eidan' ),
			'parent_item_colon'     => __( 'Parent portfolio category:', 'eidan' ),
			'search_items'          => __( 'Search portfolio categories', 'eidan' ),
			'not_found'             => __( 'No portfolio categories found.', 'eidan' ),
			'no_terms'              => __( 'No portfolio categories', 'eidan' ),
			'back_to_items'         => __( '&larr; Go to portfolio categories', 'eidan' ),
			'item_link'             => _x( 'Portfolio category link', 'navigation link block title', 'eidan' ),
			'item_link_description' =>
				_x( 'A link to a portfolio category.', 'navigation link block description', 'eidan' ),
		);
	}

	/**
	 * Labels of the tags.
	 *
	 * @return array<string, string>
	 */
	private static function tag_labels(): array {
		return array(
			'name'                       => _x( 'Portfolio tags', 'taxonomy general name', 'eidan' ),
			'singular_name'              => _x( 'Portfolio tag', 'taxonomy singular name', 'eidan' ),
			'menu_name'                  => __( 'Tags', 'eidan' ),
			'all_items'                  => __( 'All portfolio tags', 'eidan' ),
			'edit_item'                  => __( 'Edit portfolio tag', 'eidan' ),
			'view_item'                  => __( 'View portfolio tag', 'eidan' ),
			'update_item'                => __( 'Update portfolio tag', 'eidan' ),
			'add_new_item'               => __( 'Add portfolio tag', 'eidan' ),
			'new_item_name'              => __( 'New portfolio tag name', 'eidan' ),
			'search_items'               => __( 'Search portfolio tags', 'eidan' ),
			'popular_items'              => __( 'Popular portfolio tags', 'eidan' ),
			'separate_items_with_commas' => __( 'Separate portfolio tags with commas', 'eidan' ),
			'add_or_remove_items'        => __( 'Add or remove portfolio tags', 'eidan' ),
			'choose_from_most_used'      => __( 'Choose from the most used portfolio tags', 'eidan' ),
			'not_found'                  => __( 'No portfolio tags found.', 'eidan' ),
			'no_terms'                   => __( 'No portfolio tags', 'eidan' ),
			'back_to_items'              => __( '&larr; Go to portfolio tags', 'eidan' ),
			'item_link'                  => _x( 'Portfolio tag link', 'navigation link block title', 'eidan' ),
			'item_link_description'      =>
				_x( 'A link to a portfolio tag.', 'navigation link block description', 'eidan' ),
		);
	}
}
