// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/machine_examination.h"

#include <ATen/Functions.h>
#include <ATen/Parallel.h>
#include <ATen/core/Tensor.h>
#include <torch/version.h>

#include <algorithm>
#include <chrono>
#include <thread>

#include <dlfcn.h>

#include <fmt/format.h>

namespace ratatosk::cli {

namespace {

/// Below this the reference BLAS or a fall-back kernel is at work, on any processor of the last ten years.
constexpr double kSlowGflops = 30;

/// OpenBLAS's name for its kernels; empty when LibTorch uses another library.
std::string openBlasCore()
{
    void* library = dlopen("libopenblas.so.0", RTLD_LAZY | RTLD_NOLOAD);
    if (!library)
        return {};
    const auto coreName = reinterpret_cast<char* (*)()>(dlsym(library, "openblas_get_corename"));
    return coreName ? coreName() : "";
}

double secondsOf(const at::Tensor& left, const at::Tensor& right, int products)
{
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < products; ++i)
        at::mm(left, right);
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// The best of several runs, in 10^9 floating point operations a second, on the threads in use.
double measureProduct(at::ScalarType type)
{
    constexpr int size = 768;
    constexpr int products = 8;
    const at::Tensor left = at::ones({size, size}).to(type);
    const at::Tensor right = at::ones({size, size}).to(type);
    secondsOf(left, right, 1); // wakes threads, picks kernels
    double best = 1e9;
    for (int run = 0; run < 8; ++run)
        best = std::min(best, secondsOf(left, right, products));
    return 2.0 * size * size * size * products / best / 1e9;
}

Finding productFinding(const char* subject, at::ScalarType type)
{
    at::set_num_threads(1);
    const double gflops = measureProduct(type);
    Finding finding{subject, fmt::format("{:.0f} GFLOP/s on one core", gflops), {}};
    if (type == at::kFloat && gflops < kSlowGflops)
        finding.warning = "Matrix products are slow. Install libopenblas0-pthread, and unset OPENBLAS_CORETYPE if you have set it.";
    return finding;
}

Finding blasFinding()
{
    const std::string core = openBlasCore();
    return {"BLAS", core.empty() ? "not OpenBLAS (MKL or the reference BLAS)" : fmt::format("OpenBLAS, {} kernels", core), {}};
}

} // namespace

std::vector<Finding> examineMachine()
{
    const int threads = at::get_num_threads();
    std::vector<Finding> findings{
        {"LibTorch", TORCH_VERSION, {}},
        {"device", fmt::format("CPU, {} {}, {} in the machine", threads, threads == 1 ? "thread" : "threads", std::thread::hardware_concurrency()), {}},
        blasFinding(),
        productFinding("fp32 product", at::kFloat),
        productFinding("bf16 product", at::kBFloat16),
    };
    at::set_num_threads(threads);
    return findings;
}

} // namespace ratatosk::cli
