<?php
/**
 * The functions of Polylang that `Eidan\Languages\Polylang` calls, for PHPStan. See
 * https://polylang.pro/doc/function-reference/
 *
 * @package Eidan
 */

/**
 * The current language.
 *
 * @param string $field
 * @return mixed False without one.
 */
function pll_current_language( $field = 'slug' ) {}

/**
 * All languages.
 *
 * @param array<string, mixed> $args
 * @return array<int, mixed>
 */
function pll_languages_list( $args = array() ) {}

/**
 * The language of a post.
 *
 * @param int    $post_id
 * @param string $field
 * @return mixed False without one.
 */
function pll_get_post_language( $post_id, $field = 'slug' ) {}

/**
 * The translation of a post.
 *
 * @param int    $post_id
 * @param string $lang
 * @return mixed False without one.
 */
function pll_get_post( $post_id, $lang = '' ) {}

/**
 * The translation of a term.
 *
 * @param int    $term_id
 * @param string $lang
 * @return mixed False without one.
 */
function pll_get_term( $term_id, $lang = '' ) {}

/**
 * Whether entries of a post type have languages.
 *
 * @param string $post_type
 * @return bool
 */
function pll_is_translated_post_type( $post_type ) {}

/**
 * Whether terms of a taxonomy have languages.
 *
 * @param string $tax
 * @return bool
 */
function pll_is_translated_taxonomy( $tax ) {}

/**
 * The front page of a language.
 *
 * @param string $lang
 * @return mixed
 */
function pll_home_url( $lang = '' ) {}

/**
 * The main object.
 *
 * @return object
 */
function PLL() {}
