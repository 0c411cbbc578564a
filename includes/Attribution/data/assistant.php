<?php
/**
 * AI assistants.
 *
 * By name: hosts, a subdomain of them counts too; {} stands for any top-level domain.
 * From matomo-org/searchengine-and-social-list of 2026-07-15, in the public domain (CC0 1.0), shortened and completed.
 *
 * @package Eidan
 */

declare( strict_types=1 );

return array(
	'Baidu AI'     => 'yiyan.baidu.com ai.baidu.com',
	'Character.AI' => 'character.ai',
	'Chat+'        => 'chatplus.com',
	'ChatGPT'      => 'chatgpt.com openai.com',
	'Claude'       => 'claude.ai claude.com',
	'Copilot'      => 'copilot.microsoft.com',
	'ChatGLM'      => 'chatglm.cn',
	'Deepseek'     => 'deepseek.com',
	'Duck.ai'      => 'duck.ai',
	'Gemini'       => 'gemini.google.com bard.google.com',
	'Grok'         => 'grok.com',
	'iAsk'         => 'iask.ai',
	'Jasper'       => 'app.jasper.ai',
	'Meta AI'      => 'meta.ai',
	'NotebookLM'   => 'notebooklm.google.com',
	'Perplexity'   => 'perplexity.ai',
	'Qwen'         => 'chat.qwen.ai',
	'Writesonic'   => 'app.writesonic.com',
	'You'          => 'you.com',
	'Poe'          => 'poe.com',
	'Phind'        => 'phind.com',
	'Kimi'         => 'kimi.com',
	'Manus'        => 'manus.im',
	'Mistral'      => 'mistral.ai',
);
