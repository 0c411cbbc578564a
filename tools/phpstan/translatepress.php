<?php
/**
 * The function of TranslatePress that `Eidan\Languages\TranslatePress` calls, for PHPStan.
 *
 * @package Eidan
 */

/**
 * A text in another language.
 *
 * @param string      $content
 * @param string|null $language
 * @param bool        $prevent_over_translation
 * @return mixed
 */
function trp_translate( $content, $language = null, $prevent_over_translation = true ) {}
