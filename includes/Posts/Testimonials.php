<?php
/**
 * Testimonials.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

/**
 * The text is the content, the person's name the title, the portrait the featured image. They have no pages.
 */
final class Testimonials {

	public const POST_TYPE  = 'eidan_testimonial';
	public const CATEGORY   = 'eidan_testimonial_category';
	public const ROLE       = 'eidan_role';
	public const COMPANY    = 'eidan_company';
	public const LOGO       = 'eidan_logo';
	public const RATING     = 'eidan_rating';
	public const SOURCE     = 'eidan_source';
	public const SOURCE_URL = 'eidan_source_url';
	public const DATE       = 'eidan_date';

	/**
	 * The description of the type.
	 */
	public static function type(): ContentType {
		return new ContentType(
			name: self::POST_TYPE,
			key: 'testimonials',
			rest_base: 'testimonials',
			labels: self::post_type_labels( ... ),
			words: static fn (): array => array(
				'description' => __( 'What clients and customers say.', 'eidan' ),
				'items'       => __( 'Testimonials', 'eidan' ),
				'switch'      => __( 'Enable testimonials', 'eidan' ),
				'intro'       => __( 'What clients say, with role, company, rating and source. They are shown in lists and have no pages of their own.', 'eidan' ),
				'panel'       => __( 'Who said it', 'eidan' ),
				'placeholder' => __( 'What they said, in their words…', 'eidan' ),
			),
			fields: self::fields(),
			taxonomies: array(
				new Taxonomy( self::CATEGORY, 'testimonial-categories', self::taxonomy_labels( ... ), true ),
			),
			icon: 'dashicons-format-quote',
			orderby: 'menu_order'
		);
	}

	/**
	 * The fields.
	 *
	 * @return list<Field>
	 */
	private static function fields(): array {
		return array(
			new Field(
				self::ROLE,
				'role',
				FieldType::Text,
				static fn (): string => __( 'Role', 'eidan' ),
				static fn (): string => __( 'What they do, for instance “Head of Design”.', 'eidan' )
			),
			new Field(
				self::COMPANY,
				'company',
				FieldType::Text,
				static fn (): string => __( 'Company', 'eidan' ),
				static fn (): string => __( 'For whom they speak.', 'eidan' ),
				column: true
			),
			new Field(
				self::LOGO,
				'logo',
				FieldType::Image,
				static fn (): string => __( 'Logo', 'eidan' ),
				static fn (): string => __( 'Of the company.', 'eidan' )
			),
			new Field(
				self::RATING,
				'rating',
				FieldType::Number,
				static fn (): string => __( 'Rating', 'eidan' ),
				static fn (): string => __( 'Stars out of five; 0 for none.', 'eidan' ),
				maximum: 5.0,
				step: 0.5,
				column: true
			),
			new Field(
				self::SOURCE,
				'source',
				FieldType::Text,
				static fn (): string => _x( 'Source', 'of a testimonial', 'eidan' ),
				static fn (): string =>
					__( 'Where it was said first, for instance the name of a review site.', 'eidan' )
			),
			new Field(
				self::SOURCE_URL,
				'source-url',
				FieldType::Url,
				static fn (): string => __( 'Source URL', 'eidan' ),
				static fn (): string => __( 'Where it can be read.', 'eidan' )
			),
			new Field(
				self::DATE,
				'date',
				FieldType::Date,
				static fn (): string => __( 'Date', 'eidan' ),
				static fn (): string =>
					__( 'When it was said: a year, a month or a day, as 2026, 2026-05 or 2026-05-14.', 'eidan' )
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
			'name'                     => _x( 'Testimonials', 'post type general name', 'eidan' ),
			'singular_name'            => _x( 'Testimonial', 'post type singular name', 'eidan' ),
			'add_new'                  => __( 'Add testimonial', 'eidan' ),
			'add_new_item'             => __( 'Add testimonial', 'eidan' ),
			'edit_item'                => __( 'Edit testimonial', 'eidan' ),
			'new_item'                 => __( 'New testimonial', 'eidan' ),
			'view_item'                => __( 'View testimonial', 'eidan' ),
			'view_items'               => __( 'View testimonials', 'eidan' ),
			'search_items'             => __( 'Search testimonials', 'eidan' ),
			'not_found'                => __( 'No testimonials found.', 'eidan' ),
			'not_found_in_trash'       => __( 'No testimonials found in Trash.', 'eidan' ),
			'all_items'                => __( 'All testimonials', 'eidan' ),
			'archives'                 => __( 'Testimonials', 'eidan' ),
			'attributes'               => __( 'Testimonial attributes', 'eidan' ),
			'insert_into_item'         => __( 'Insert into testimonial', 'eidan' ),
			'uploaded_to_this_item'    => __( 'Uploaded to this testimonial', 'eidan' ),
			'featured_image'           => __( 'Portrait', 'eidan' ),
			'set_featured_image'       => __( 'Set portrait', 'eidan' ),
			'remove_featured_image'    => __( 'Remove portrait', 'eidan' ),
			'use_featured_image'       => __( 'Use as portrait', 'eidan' ),
			'filter_items_list'        => __( 'Filter testimonials', 'eidan' ),
			'items_list_navigation'    => __( 'Testimonials list navigation', 'eidan' ),
			'items_list'               => __( 'Testimonials list', 'eidan' ),
			'item_published'           => __( 'Testimonial published.', 'eidan' ),
			'item_published_privately' => __( 'Testimonial published privately.', 'eidan' ),
			'item_reverted_to_draft'   => __( 'Testimonial reverted to draft.', 'eidan' ),
			'item_trashed'             => __( 'Testimonial trashed.', 'eidan' ),
			'item_scheduled'           => __( 'Testimonial scheduled.', 'eidan' ),
			'item_updated'             => __( 'Testimonial updated.', 'eidan' ),
			'item_link'                => _x( 'Testimonial link', 'navigation link block title', 'eidan' ),
			'item_link_description'    =>
				_x( 'A link to a testimonial.', 'navigation link block description', 'eidan' ),
		);
	}

	/**
	 * Labels of the taxonomy.
	 *
	 * @return array<string, string>
	 */
	private static function taxonomy_labels(): array {
		return array(
			'name'                  => _x( 'Testimonial categories', 'taxonomy general name', 'eidan' ),
			'singular_name'         => _x( 'Testimonial category', 'taxonomy singular name', 'eidan' ),
			'menu_name'             => __( 'Categories', 'eidan' ),
			'all_items'             => __( 'All testimonial categories', 'eidan' ),
			'edit_item'             => __( 'Edit testimonial category', 'eidan' ),
			'view_item'             => __( 'View testimonial category', 'eidan' ),
			'update_item'           => __( 'Update testimonial category', 'eidan' ),
			'add_new_item'          => __( 'Add testimonial category', 'eidan' ),
			'new_item_name'         => __( 'New testimonial category name', 'eidan' ),
			'parent_item'           => __( 'Parent testimonial category', 'eidan' ),
			'parent_item_colon'     => __( 'Parent testimonial category:', 'eidan' ),
			'search_items'          => __( 'Search testimonial categories', 'eidan' ),
			'not_found'             => __( 'No testimonial categories found.', 'eidan' ),
			'no_terms'              => __( 'No testimonial categories', 'eidan' ),
			'back_to_items'         => __( '&larr; Go to testimonial categories', 'eidan' ),
			'item_link'             => _x( 'Testimonial category link', 'navigation link block title', 'eidan' ),
			'item_link_description' =>
				_x( 'A link to a testimonial category.', 'navigation link block description', 'eidan' ),
		);
	}
}
